import { FEWEST_COUNTED, type realtorInfo } from '@jipsalpim/contract/areas/report/share.ts'
import { maskName } from '@jipsalpim/engine/sharing/mask-name.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { readContact } from '../../account/person/read-contact.ts'
import { countsOf, lastRealtorOf, ownOrderOf } from './share-queries.ts'

/** The realtor of an order, and counts of its district: a count so small that it could identify people is null. */
export const readRealtor: Action<typeof realtorInfo> = async (ctx, { order_seq }, user) => {
  const order = await ownOrderOf(ctx.db, user.seq, order_seq)
  if (!order) throw new Fail('orderNotFound')
  const realtor = await lastRealtorOf(ctx.db, order_seq)
  const name = realtor && (await readContact(ctx, realtor.user_seq)).name
  const counts = await countsOf(ctx.db, order_seq)
  const shown = (n: number | undefined) => (n !== undefined && n >= FEWEST_COUNTED ? n : null)
  return {
    realtor: realtor
      ? {
          realtor_seq: realtor.user_seq,
          name: name ? maskName(name.reveal()) : null,
          office: null,
          registration: null,
          verified: realtor.verified,
        }
      : null,
    address_gu: order.address_gu,
    realtor_count: shown(counts?.realtors),
    report_count: shown(counts?.reports),
    contract_count: shown(counts?.contracts),
  }
}
