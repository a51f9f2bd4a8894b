import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabase } from './cluster.ts'

export type TestDatabase = { name: string; superUrl: string; ownerUrl: string; appUrl: string }

/** A separate migrated database; an empty one with template 'template1'. */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const urls = inject('postgresUrls')
  const name = `test_${randomBytes(6).toString('hex')}`
  await createDatabase(urls.super, name, template)
  const at = (url: string) => url.replace(/\/postgres$/, `/${name}`)
  return { name, superUrl: at(urls.super), ownerUrl: at(urls.owner), appUrl: at(urls.app) }
}
