// npm start: installs if needed, then runs the supervisor on our own Node. Sets NODE_ENV to development unless it is
// set; no process starts without NODE_ENV.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, ourEnv, ourNode, root } from './install.mjs'

ensureInstalled()
const child = spawn(ourNode(), [join(root, 'dev/supervisor/start.ts'), ...process.argv.slice(2)], {
  env: { ...ourEnv(), NODE_ENV: process.env.NODE_ENV || 'development' },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// Ctrl-C reaches both processes; the child exits when it has stopped everything, and then this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm forwards a SIGTERM only to its shell, which exits without us: this is noticed by the changed parent.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref()
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
