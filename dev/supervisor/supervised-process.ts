import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export type SupervisedOptions = {
  name: string
  file: string
  args?: readonly string[]
  env: Record<string, string | undefined>
  /** The file of its output; the supervisor's own output when absent. */
  logFile?: string
  say: (line: string) => void
  /** The check for readiness; the child's own message when absent. */
  ready?: (isOver: () => boolean) => Promise<true>
}
export type Stop = () => Promise<unknown>
/** Ends the child, which is started again at once because its files have changed. Resolves when the old one is over. */
export type Restart = () => Promise<unknown>

const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 5000

/** How long a child may take to finish its work. */
const GRACE_MS = 35_000

/** Keeps a child running, and adds its stop to the list. */
export async function superviseInOrder(stops: Stop[], options: SupervisedOptions): Promise<Restart> {
  const { stop, restart } = await superviseProcess(options)
  stops.push(stop)
  return restart
}

/**
 * Keeps a child running until it is stopped. If it exits it is started again: soon if it was ready or killed, with
 * growing delays if it cannot start. Resolves when it is ready.
 */
async function superviseProcess(options: SupervisedOptions): Promise<{ stop: Stop; restart: Restart }> {
  let child = start(options)
  let stopping = false
  let asked = new AbortController()
  const keepRunning = async (ready: boolean): Promise<void> => {
    let failures = 0
    for (let wasReady = ready; ;) {
      const how = await ended(child)
      if (stopping) return
      failures = wasReady || child.signalCode !== null ? 0 : failures + 1
      if (!asked.signal.aborted) {
        const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
        options.say(`${options.name} ended (${how}); it starts again in ${wait} ms`)
        // The wait ends early on request.
        await sleep(wait, undefined, { signal: asked.signal }).catch(() => undefined)
      }
      if (stopping) return
      asked = new AbortController()
      wasReady = false
      child = start(options)
      readiness(child, options).then(
        () => (wasReady = true),
        () => undefined,
      )
    }
  }
  const first = await Promise.race([readiness(child, options), ended(child)])
  if (first !== true)
    throw new Error(`${options.name} did not start (${first}).${options.logFile ? ` Its log: ${options.logFile}` : ''}`)
  const running = keepRunning(true)
  return {
    stop: async () => {
      stopping = true
      child.kill('SIGTERM')
      const over = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
      await Promise.race([running, ended(child)])
      clearTimeout(over)
    },
    restart: () => {
      asked.abort()
      child.kill('SIGTERM')
      return ended(child)
    },
  }
}

const readiness = (child: ChildProcess, { ready }: SupervisedOptions): Promise<true> =>
  ready?.(() => child.exitCode !== null || child.signalCode !== null) ?? saysReady(child)

function start({ file, args = [], env, logFile }: SupervisedOptions): ChildProcess {
  const out = logFile ? openSync(logFile, 'a') : 'inherit'
  // In its own process group: Ctrl-C reaches only the supervisor, which stops its children in order.
  const child = spawn(process.execPath, [file, ...args], { env, detached: true, stdio: ['ignore', out, out, 'ipc'] })
  if (typeof out === 'number') closeSync(out)
  return child
}

const saysReady = (child: ChildProcess): Promise<true> => new Promise((done) => child.once('message', () => done(true)))

const ended = (child: ChildProcess): Promise<string> =>
  new Promise((done) => {
    const how = () => child.signalCode ?? `exit ${child.exitCode}`
    if (child.exitCode !== null || child.signalCode !== null) return done(how())
    child.once('exit', () => done(how()))
    child.once('error', (error) => done(error.message))
  })
