import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache } from './compile-cache.ts'

/** The exit code and output of a command of dev/tools. */
export type Ran = { code: number; out: string; error: string }

/** `npm run -s NAME -- ARGS`, with exactly this environment. */
export const runCommand = (name: string, args: readonly string[], env: Record<string, string>): Promise<Ran> =>
  new Promise((done) => {
    const main = fileURLToPath(new URL(`../../../../dev/tools/${name}.ts`, import.meta.url))
    execFile(process.execPath, [main, ...args], { env: { ...compileCache, ...env } }, (error, out, errors) =>
      done({ code: error === null ? 0 : Number(error.code), out, error: errors }),
    )
  })
