"""The wire: typed messages both ways over the WebSocket, and the bodies of the REST calls.

`underkeep ts` generates the client's TypeScript from here; docs/protocol.md explains the conversation.
Sentences travel as message id and arguments, the client says them in the reader's language.
"""

from underkeep.server.protocol.bodies import *  # noqa: F403
from underkeep.server.protocol.common import *  # noqa: F403
from underkeep.server.protocol.messages import *  # noqa: F403
