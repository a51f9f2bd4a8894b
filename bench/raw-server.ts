import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The ceiling: a separate process with node:http and prepared statements, doing the same queries and nothing else. */
export async function startRaw(
  databaseUrl: string,
  sealKey: string,
  port: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(fileURLToPath(new URL('raw-process.ts', import.meta.url)), [], {
    env: { ...process.env, RAW_DATABASE_URL: databaseUrl, RAW_SEAL_KEY: sealKey, RAW_PORT: String(port) },
  })
  await new Promise<void>((ok, no) => {
    child.once('message', () => ok())
    child.once('exit', (code) => no(new Error(`the raw server stopped with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((ok) => {
        child.removeAllListeners('exit')
        child.once('exit', () => ok())
        child.kill()
      }),
  }
}
