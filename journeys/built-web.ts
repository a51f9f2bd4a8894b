import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { contentSecurity } from '../apps/server/src/http/headers.ts'
import { distFolder } from '../apps/server/src/main/web-stamp.ts'

/** `folder` has its files: a test may delete one, as a release does. */
export type BuiltWeb = { url: string; folder: string; stop: () => Promise<void> }

/**
 * The shipped web app with the server's content security policy, and no API: for what a device does alone. The global
 * setup has built it; each caller gets its own copy.
 */
export async function serveBuiltWeb(): Promise<BuiltWeb> {
  const configFile = fileURLToPath(new URL('../apps/web/vite.config.ts', import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'jipsalpim-web-'))
  cpSync(distFolder, outDir, { recursive: true })
  const policy = contentSecurity(
    { production: false, sandbox: true, portone: { sdkUrl: '/' }, payple: { sdkUrl: '/' } },
    'none',
  )
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', headers: { 'content-security-policy': policy } },
  })
  return {
    url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    folder: outDir,
    stop: async () => {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
