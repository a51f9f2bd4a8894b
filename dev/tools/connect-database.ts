import { join } from 'node:path'
import { startPostgres } from '../postgres/pg.ts'
import { appUrlOf } from '../../apps/server/src/main/app-url.ts'
import { readPlace } from '../../apps/server/src/main/env.ts'

/** The product's database for a command-line tool: started if it is not running, and stopped afterwards. */
export async function connectDatabase(
  as: 'app' | 'owner' = 'app',
): Promise<{ url: string; leave: () => Promise<void> }> {
  const { databaseUrl, dataDir, source } = readPlace()
  const embedded = databaseUrl ? null : await startPostgres({ dir: join(dataDir, 'pg') })
  return {
    url:
      embedded?.url(as) ??
      (as === 'owner' ? source['DATABASE_URL'] : null) ??
      appUrlOf({ appUrl: source['DATABASE_APP_URL'] || null, ownerUrl: source['DATABASE_URL'] || null }),
    // A server that was running before stays running.
    leave: async () => {
      if (embedded && !embedded.reused) await embedded.stop()
    },
  }
}
