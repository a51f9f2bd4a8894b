import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrls: { super: string; owner: string; app: string }
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
  return stop
}
