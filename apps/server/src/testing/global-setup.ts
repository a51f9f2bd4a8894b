import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { bundleChildren } from './bundle-children.ts'
import { startCluster } from './cluster.ts'
import { startSandboxProcess } from './sandbox-process.ts'
import { ownFolder } from '../../../../dev/vitest/own-folder.ts'
import { share } from '../../../../dev/vitest/share.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrls: { super: string; owner: string; app: string }
    /** The URL from which a worker gets its sandbox. */
    sharedSandboxes: string
    /** The URL from which a worker gets the folder of its bundled children. */
    sharedChildren: string
  }
}

/** For vitest: starts the cluster before the first test of a project, and removes it after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, stop } = await startCluster()
  project.provide('postgresUrls', {
    super: postgres.url('super', 'postgres'),
    owner: postgres.url('owner', 'postgres'),
    app: postgres.url('app', 'postgres'),
  })
  const sandboxes = await share(async () => {
    const dataDir = ownFolder('sandbox')
    const sandbox = await startSandboxProcess({ dataDir, origin: 'http://127.0.0.1:9' })
    return {
      value: sandbox.url,
      stop: async () => {
        await sandbox.stop()
        rmSync(dataDir, { recursive: true, force: true })
      },
    }
  })
  project.provide('sharedSandboxes', sandboxes.url)
  const children = await share(bundleChildren)
  project.provide('sharedChildren', children.url)
  return async () => {
    await Promise.all([sandboxes.stop(), children.stop()])
    await stop()
  }
}
