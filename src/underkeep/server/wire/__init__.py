"""The wire: typed messages both ways over the WebSocket, and the bodies of the REST calls.

`underkeep ts` generates the client's TypeScript from here; docs/protocol.md explains the conversation.
Sentences travel as message id and arguments, the client says them in the reader's language.
"""

from msgspec import Struct
from msgspec.json import Decoder

from underkeep.server.wire.advice_bodies import *  # noqa: F403
from underkeep.server.wire.bodies import *  # noqa: F403
from underkeep.server.wire.common import *  # noqa: F403
from underkeep.server.wire.lesson_bodies import *  # noqa: F403
from underkeep.server.wire.messages import *  # noqa: F403
from underkeep.server.wire.people_bodies import *  # noqa: F403
from underkeep.server.wire.puzzle_bodies import *  # noqa: F403
from underkeep.server.wire.rulebook_bodies import *  # noqa: F403
from underkeep.server.wire.workshop_bodies import *  # noqa: F403

STRUCTS = tuple(kind for kind in globals().values() if isinstance(kind, type) and issubclass(kind, Struct))

# msgspec learns the fields of a Struct at its first use; a second thread that reads one meanwhile takes the process
# down (tables are opened in threads). So all are learnt here, while there is one thread.
for struct in STRUCTS:
    Decoder(struct)
