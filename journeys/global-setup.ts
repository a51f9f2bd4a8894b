import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { ownFolder } from '../dev/vitest/own-folder.ts'
import { share } from '../dev/vitest/share.ts'
import { startProduct } from './product.ts'
import { startShared } from './shared-products.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with a migrated database, to be copied. */
    startedData: string
    /** The address at which a worker requests its running product. */
    sharedProducts: string
  }
}

/**
 * For vitest: the product starts and stops once before the first journey, so that the web app is built and every other
 * start finds a migrated database. It would cost each file seconds otherwise.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = ownFolder('started')
  const product = await startProduct({ dataDir: folder })
  await product.stop()
  const products = await share(() => startShared(folder))
  project.provide('startedData', folder)
  project.provide('sharedProducts', products.url)
  return async () => {
    await products.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
