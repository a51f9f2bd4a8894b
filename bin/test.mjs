// npm test [-- NAME]: installs if needed, then runs on our own Node everything that CI runs, or the tests of that name.
// The last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, ourEnv, ourNode, root } from './install.mjs'

ensureInstalled()
const names = process.argv.slice(2)
const { status } = spawnSync(ourNode(), [join(root, 'bin/check.ts'), ...(names.length > 0 ? names : ['--all'])], {
  cwd: root,
  stdio: 'inherit',
  env: ourEnv(),
})
process.exit(status ?? 1)
