// npm start: installs if needed, then hands over to the supervisor on our own Node. Asks for development by name where
// nothing else was asked for: by itself nothing that runs here takes a missing NODE_ENV for leave to develop.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, ourEnv, ourNode, root } from './install.mjs'

ensureInstalled()
const child = spawn(ourNode(), [join(root, 'apps/server/src/main/start.ts'), ...process.argv.slice(2)], {
  env: { ...ourEnv(), NODE_ENV: process.env.NODE_ENV || 'development' },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// Ctrl-C reaches both of us; the child ends when it has stopped everything, and then so do we.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm hands a SIGTERM to its shell only, which ends without us: then our parent is another one.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref()
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
