import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from '../../apps/server/src/http/web/compress.ts'
import { builtStamp, distFolder, root, stampFile, webFolder, webStamp } from '../../apps/server/src/main/web-stamp.ts'

// Always the production build: a test's own NODE_ENV would build React for development.
process.env['NODE_ENV'] = 'production'
/** Builds the web app and its compressed copies in a temporary folder until it is complete. */
const { build } = await import('vite')
const stamp = webStamp()
const fresh = join(root, 'node_modules', '.cache', `web-${process.pid}`)
await build({
  root: webFolder,
  configFile: join(webFolder, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: fresh, emptyOutDir: true },
})
await compressFolder(fresh)
writeFileSync(join(fresh, stampFile), stamp)
place()
rmSync(fresh, { recursive: true, force: true })

/** Two starts may build at once: each moves its folder into place by one rename, or finds the other's folder there. */
function place(): void {
  const old = `${fresh}-old`
  for (let tries = 1; builtStamp() !== stamp; tries++) {
    try {
      if (existsSync(distFolder)) renameSync(distFolder, old)
      return renameSync(fresh, distFolder)
    } catch (error) {
      if (tries === 5) throw error
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  }
}
