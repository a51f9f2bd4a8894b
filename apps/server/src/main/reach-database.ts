import { join } from 'node:path'
import { startPostgres } from '../../../../db/pg.ts'
import { appUrlOf } from './app-url.ts'
import { readPlace } from './env.ts'

/** For a command beside the product: the database that it runs on, started when nobody has, and let go of after. */
export async function reachDatabase(as: 'app' | 'owner' = 'app'): Promise<{ url: string; leave: () => Promise<void> }> {
  const { databaseUrl, dataDir, source } = readPlace()
  const embedded = databaseUrl ? null : await startPostgres({ dir: join(dataDir, 'pg') })
  return {
    url:
      embedded?.url(as) ??
      (as === 'owner' ? source['DATABASE_URL'] : null) ??
      appUrlOf({ appUrl: source['DATABASE_APP_URL'] || null, ownerUrl: source['DATABASE_URL'] || null }),
    // A server that was running before goes on running.
    leave: async () => {
      if (embedded && !embedded.reused) await embedded.stop()
    },
  }
}
