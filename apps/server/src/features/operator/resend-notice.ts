import type { operatorNotice } from '@jipsalpim/contract/areas/operator/back-office.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { repeatNotice } from '../message/repeat-notice.ts'

export const resendNotice: Action<typeof operatorNotice> = (ctx, { notice_seq }) =>
  ctx.tx(async (tx) => {
    const made = await repeatNotice(tx, notice_seq)
    if (made === 'not-there') throw new Fail('notFound')
    if (made === 'on-its-way') throw new Fail('operatorRefused', { reason: made })
    if (made === 'behind') throw new Fail('operatorBehind')
    return made
  })
