import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import { sweepSilentDevices } from '../device/queries.ts'
import { sweepNotices } from '../../message/sweep-notices.ts'
import { sweepWebhooks } from '../../payment/sweep-webhooks.ts'
import { sweepSpoiledReports } from '../../report/sweep-spoiled-reports.ts'
import { sweepViews } from '../../tracking/sweep-views.ts'
import { sweepAttempts, sweepCells } from '../../verification/sweep-attempts.ts'

/** Deletes at most `limit` of what is older than the rule's period; how many. Called until it is fewer. */
export type Sweep = (db: Context['db'], limit: number, period: string) => Promise<number>

/** One for each row of the retention table that is carried out by a sweep. */
export const sweeps: Readonly<Record<string, Sweep>> = {
  contract: async (db, limit) => {
    const { rows } = await sql<{ n: number }>`select apart_sweep(${limit}) as n`.execute(db)
    return rows[0]?.n ?? 0
  },
  'spoiled-reports': sweepSpoiledReports,
  identity: sweepCells,
  'identity-attempts': sweepAttempts,
  'gateway-bodies': sweepWebhooks,
  notices: sweepNotices,
  access: sweepDevices,
  'page-views': sweepViews,
  'push-devices': sweepSilentDevices,
  'coupon-persons': async (db, limit) => {
    const { rows } = await sql<{
      n: number
    }>`select coupon_person_sweep(${limit}) + order_discount_person_sweep(${limit}) as n`.execute(db)
    return rows[0]?.n ?? 0
  },
  'account-history': async (db, limit) => {
    const { rows } = await sql<{ n: number }>`select account_event_sweep(${limit}) as n`.execute(db)
    return rows[0]?.n ?? 0
  },
}

async function sweepDevices(db: Context['db'], limit: number, period: string): Promise<number> {
  const gone = await sql`
    update account_session set device = null, provider = null where session_seq in (
      select session_seq from account_session where num_nonnulls(device, provider) > 0
        and coalesce(revoked_at, expires_at) < app_now() - ${period}::interval limit ${limit})`.execute(db)
  return Number(gone.numAffectedRows ?? 0n)
}
