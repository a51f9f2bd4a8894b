import { rmSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from '../http/web/compress.ts'
import { distFolder, root, stampFile, webStamp, webFolder } from './web-stamp.ts'

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
rmSync(distFolder, { recursive: true, force: true })
renameSync(fresh, distFolder)
