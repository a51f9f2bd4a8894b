import type { sharedDisputeVerify } from '@jipsalpim/contract/areas/report/dispute.ts'
import { matchOwner } from '@jipsalpim/engine/sharing/match-owner.ts'
import { hashToken } from '../../../crypto/token.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { readableVersion } from '../answering/answer-queries.ts'
import { openAssessment } from '../answering/present-version.ts'
import { disputeOfKey, lockDispute, saveVerified } from './dispute-queries.ts'

/** Only the result is stored: the agency's data is erased after a day, like that of every verification. */
export const verifyPerson: Action<typeof sharedDisputeVerify> = (ctx, { key, user_verify_seq }, guest) =>
  ctx.tx(async (tx) => {
    const row = await disputeOfKey(tx.db, hashToken(key))
    if (!row) throw new Fail('shareEnded')
    if ((await lockDispute(tx.db, row.dispute_seq))?.ended_at !== null) throw new Fail('changedSince')
    const person = await tx.hooks.useVerification(tx, guest, user_verify_seq)
    if (!person) throw new Fail('notFound')
    const version = row.role === 'landlord' ? await readableVersion(tx.db, row.report_seq) : undefined
    const owner =
      row.role !== 'landlord'
        ? null
        : version
          ? matchOwner(person.name.reveal(), openAssessment(tx, version).register.owners)
          : 'unknown'
    await saveVerified(tx.db, row.dispute_seq, owner)
    return { owner }
  })
