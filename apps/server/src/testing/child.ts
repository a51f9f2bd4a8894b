import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inject } from 'vitest'
import { shared } from '../../../../dev/vitest/share.ts'
import { bundled, type ChildRole } from './bundle-children.ts'
import { compileCache } from './compile-cache.ts'

export type Child = {
  pid: number
  /** Resolves when it has ended, with how it ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  kill: (signal: NodeJS.Signals) => void
  stop: () => Promise<void>
}

/** A separate api or worker process with exactly this environment. Resolves when it is ready or has ended. */
export async function startChild(
  role: ChildRole,
  env: Record<string, string>,
  /** Receives its log; without it the log is discarded. */
  onLog?: (text: string) => void,
): Promise<Child> {
  const main = bundled(await shared<string>(inject('sharedChildren')), role)
  const child = spawn(process.execPath, [main], {
    env: { ...compileCache, ...env },
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
