import { superviseUntilStopped } from './supervise.ts'

/** npm start [-- --role api|worker|web|all] */
try {
  process.exitCode = await superviseUntilStopped(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
process.exit()
