import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from '../http/web/compress.ts'
import { distFolder, root, stampFile, webFolder, webStamp, webState } from './web-stamp.ts'

/** Builds the web and its compressed copies, in a folder of its own until it is whole. */
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
// Two starts may build at once: who comes second finds the same there, or takes away what was half put and tries again.
for (let tries = 1; webState() !== 'fresh'; tries++) {
  rmSync(distFolder, { recursive: true, force: true })
  try {
    renameSync(fresh, distFolder)
  } catch (error) {
    if (tries === 5) throw error
  }
}
rmSync(fresh, { recursive: true, force: true })
