import { randomBytes } from 'node:crypto'
import type { Input } from '@jipsalpim/contract/call.ts'
import type { phonePrepare, phonePrepareGuest } from '@jipsalpim/contract/areas/verification/calls.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import type { Context, TxContext } from '../../kernel/context.ts'
import { dialledPhone } from '../account/person/phone.ts'
import { requesterOf, type Requester } from './requester.ts'
import { countOf, countOfAll, countOfPhone, lockCounter, insertAttempt } from './queries.ts'

const A_DAY = 5
/**
 * Limit over all callers: more means one person with many accounts or IP addresses. Described in docs/operations.md.
 */
const AN_HOUR = 500
/** 개인정보 보호법 제22조의2: under 14 a guardian would have to consent. */
export const MIN_AGE = 14

/** The parameters of the agency's window. Limited per day for a user, and for a phone number in any spelling. */
export const preparePhone: Action<typeof phonePrepare> = (ctx, input, user) => prepare(ctx, input, requesterOf(user))
export const preparePhoneGuest: Action<typeof phonePrepareGuest> = (ctx, input, guest) =>
  prepare(ctx, input, requesterOf(guest))

async function prepare(ctx: Context, { phone }: Input<typeof phonePrepare>, who: Requester) {
  const mobile = dialledPhone(phone)
  if (mobile === null) throw new Fail('invalidInput', { phone: 'mobile' })
  const merchant_uid = `vf${ctx.now().getTime().toString(36)}${randomBytes(12).toString('hex')}`
  const { user_verify_seq } = await ctx.tx(async (tx) => {
    await refuseTooMany(tx, who, mobile)
    return insertAttempt(tx.db, {
      user_seq: who.user,
      guest_user_no: who.guest,
      session_seq: who.session,
      merchant_uid,
      phone_index: tx.index.of('phone', mobile),
    })
  })
  const { portone, identity } = ctx.settings
  return {
    user_verify_seq,
    merchant_uid,
    imp_code: portone.impCode,
    channel_key: identity.channelKey,
    sdk_url: portone.sdkUrl,
    phone: mobile,
    min_age: MIN_AGE,
  }
}

async function refuseTooMany(tx: TxContext, who: Requester, mobile: string): Promise<void> {
  // Always in this order, which prevents deadlocks.
  await lockCounter(tx.db, `asker ${who.user ?? -who.guest}`)
  await lockCounter(tx.db, `phone ${tx.index.of('phone', mobile).toString('hex')}`)
  const counts = [await countOf(tx.db, who), await countOfPhone(tx.db, tx.index.all('phone', mobile))]
  if (counts.some((c) => c.just_now)) throw new Fail('verificationTooSoon')
  if (counts.some((c) => c.today >= A_DAY)) throw new Fail('verificationLimit')
  await lockCounter(tx.db, 'everybody')
  const all = await countOfAll(tx.db, AN_HOUR)
  if (all >= AN_HOUR) throw new Fail('tooMany')
  if (all === AN_HOUR - 1) tx.log.error({ an_hour: AN_HOUR }, 'verification: the limit of this hour is reached')
}
