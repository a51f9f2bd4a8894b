import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ownFolder } from '../../../../dev/vitest/own-folder.ts'
import type { Shared } from '../../../../dev/vitest/share.ts'

/** The processes that a test starts; 'stuck' is a worker that never ends its job. */
export type ChildRole = 'api' | 'worker' | 'stuck'
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const mains: Record<ChildRole, string> = {
  api: here('../main/api.ts'),
  worker: here('../main/worker.ts'),
  stuck: here('./stuck-worker.ts'),
}
export const bundled = (folder: string, role: ChildRole): string => join(folder, `${role}.js`)

/**
 * The children as one file each, without types: a process then starts with two fifths less CPU time, and the tests
 * that kill workers start hundreds. Packages stay outside; the folder is inside the project so that they are found.
 */
export async function bundleChildren(): Promise<Shared<string>> {
  const outDir = ownFolder('children', here('../../../../node_modules/.cache'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: here('../../../..'),
    build: { ssr: true, outDir, emptyOutDir: false, minify: false, rolldownOptions: { input: mains } },
    plugins: [
      {
        name: 'own-place',
        enforce: 'pre',
        // Files that are read relative to their source are still found.
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            : undefined,
      },
    ],
  })
  return { value: outDir, stop: async () => rmSync(outDir, { recursive: true, force: true }) }
}
