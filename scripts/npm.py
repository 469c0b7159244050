"""npm in client/ with the Node that the build uses: python scripts/npm.py run check"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from hatch_build import run_npm

sys.exit(run_npm(*sys.argv[1:]))
