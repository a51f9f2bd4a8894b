import { startSandbox } from './kernel/server.ts'

const { NODE_ENV, SANDBOX_PORT, PORT, DATA_DIR = '.data', PRODUCT_ORIGIN = 'http://localhost:8080' } = process.env

// Anyone who can reach it can log in as anyone: it starts only with NODE_ENV=development.
if (NODE_ENV !== 'development') {
  process.stderr.write(
    'The sandbox plays the outside world for development: it starts with NODE_ENV=development and nowhere else.\n',
  )
  process.exit(1)
}

// The parent process id changes when the process that started us has ended. Read before anything else: the parent may
// end as soon as the ready line is written.
const parent = process.ppid
const sandbox = await startSandbox({
  port: Number(SANDBOX_PORT ?? PORT ?? 0),
  dataDir: DATA_DIR,
  origin: PRODUCT_ORIGIN,
})
process.stdout.write(`${JSON.stringify({ ready: true, url: sandbox.url, pid: process.pid })}\n`)

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await sandbox.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
process.on('disconnect', stop)

setInterval(() => {
  if (process.ppid !== parent) void stop()
}, 500).unref()
