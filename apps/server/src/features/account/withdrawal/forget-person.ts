import type { JobHandler } from '../../../kernel/job.ts'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { insertEvent } from '../queries.ts'
import { RETAINED_BY } from './law.ts'
import { leaveProviders } from './leave-providers.ts'
import { obstaclesOf } from './obstacles.ts'
import {
  beginWithdrawal,
  finishWithdrawal,
  insertRetained,
  recordStep,
  stepsDone,
  type WithdrawalRow,
} from './queries.ts'

/**
 * Deletes a user from every area, one step per transaction; a finished step is not repeated, so a killed run continues
 * where it stopped. Records that another law requires are copied first, the account itself is deleted last.
 */
export const forgetPerson: JobHandler<'account.forget'> = async (ctx, { withdrawal_seq }, run) => {
  const withdrawal = await begin(ctx, withdrawal_seq)
  if (!withdrawal) return
  const done = await stepsDone(ctx.db, withdrawal_seq)
  const step = async (name: string, work: () => Promise<void>) => {
    if (done.has(name)) return
    await work()
    killPoint(`forget.${name}`)
  }
  const { user_seq } = withdrawal
  await step('providers', async () => {
    const left = await leaveProviders(ctx, user_seq, run)
    await recordStep(ctx.db, withdrawal_seq, 'providers', left)
  })
  await step('files', () => removeFiles(ctx, withdrawal))
  await step('apart', () => moveApart(ctx, withdrawal))
  for (const { area, forget } of ctx.areas.personalData)
    await step(area, () =>
      ctx.tx(async (tx) => {
        const rows = await forget(tx, user_seq)
        killPoint(`forget.${area}.doing`)
        await recordStep(tx.db, withdrawal_seq, area, rows)
      }),
    )
  await ctx.tx(async (tx) => {
    await finishWithdrawal(tx.db, withdrawal_seq)
    await insertEvent(tx.db, user_seq, 'gone', { withdrawal_seq })
  })
}

/** Something may have happened since the request (an open refund): then it is tried again tomorrow. */
async function begin(ctx: Context, withdrawalSeq: number): Promise<WithdrawalRow | undefined> {
  return ctx.tx(async (tx) => {
    const withdrawal = await beginWithdrawal(tx.db, withdrawalSeq)
    if (!withdrawal || (await stepsDone(tx.db, withdrawalSeq)).size > 0) return withdrawal
    const obstacles = await obstaclesOf(ctx, withdrawal.user_seq, tx.db)
    if (obstacles.length === 0) return withdrawal
    ctx.log.warn({ withdrawal_seq: withdrawalSeq, obstacles }, 'withdrawal: obstacles remain')
    return undefined
  })
}

async function removeFiles(ctx: Context, { withdrawal_seq, user_seq }: WithdrawalRow): Promise<void> {
  let removed = 0
  for (const { files } of ctx.areas.personalData) {
    for (const sha256 of (await files?.(ctx.db, user_seq)) ?? []) {
      await ctx.files.remove(sha256)
      removed += 1
    }
  }
  await recordStep(ctx.db, withdrawal_seq, 'files', removed)
}

const moveApart = (ctx: Context, { withdrawal_seq, user_seq }: WithdrawalRow): Promise<void> =>
  ctx.tx(async (tx) => {
    let moved = 0
    for (const { apart } of ctx.areas.personalData) {
      for (const { ref, kind, body, until } of (await apart?.(tx, user_seq)) ?? []) {
        const place = { table: 'apart.record', column: 'body_sealed', row: ref }
        const sealed = tx.seal.seal(place, JSON.stringify(body))
        await insertRetained(tx.db, { ref, kind, law: RETAINED_BY, sealed, until })
        moved += 1
      }
    }
    await recordStep(tx.db, withdrawal_seq, 'apart', moved)
  })
