import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** 'held' is a worker that never ends its job. */
export type ChildRole = 'api' | 'worker' | 'held'
const mains: Record<ChildRole, string> = {
  api: '../main/api.ts',
  worker: '../main/worker.ts',
  held: './held-worker.ts',
}
export type Child = {
  pid: number
  /** How it ended; waits for it. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  kill: (signal: NodeJS.Signals) => void
  stop: () => Promise<void>
}

/** An api or worker process of its own, with exactly this environment. Ready when this resolves, or ended already. */
export async function startChild(
  role: ChildRole,
  env: Record<string, string>,
  /** What it logs, as it comes; else it is thrown away. */
  onLog?: (text: string) => void,
): Promise<Child> {
  const main = fileURLToPath(new URL(mains[role], import.meta.url))
  const child = spawn(process.execPath, [main], {
    env,
    stdio: ['ignore', onLog ? 'pipe' : 'ignore', onLog ? 'pipe' : 'inherit', 'ipc'],
  })
  if (onLog) for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => onLog(String(bytes)))
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  await Promise.race([once(child, 'message'), ended])
  return {
    // a child that has sent its message or its end was spawned
    pid: child.pid as number,
    ended,
    kill: (signal) => void child.kill(signal),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}
