import { randomUUID } from 'node:crypto'
import { signIn } from '../../../testing/sign-in.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { makeCampaign } from '../coupon-scene.ts'
import { logInAtApple } from '../login-scene.ts'
import { partnerPass } from '../partner-pass.ts'
import { agreeToTerms, HOME, hitAt } from '../scenes.ts'
import { HONG, passWindow } from '../verification-scene.ts'

/** Everything that users can do with their account, while there is a discount for new members. */
export async function accountStory(server: TestServer): Promise<void> {
  await server.owner.query(
    `insert into order_discount (issuer_seq, product, name, gives, amount, new_days, from_at)
      select min(issuer_seq), 'report', '새로 오신 분', 'won', 1000, 30, app_now() - interval '1 hour' from coupon_issuer`,
  )
  await server.owner.query(
    `insert into order_discount (issuer_seq, product, name, gives, amount, sources, from_at)
      select min(issuer_seq), 'report', '가족 회사', 'won', 700, '{ione}', app_now() - interval '1 hour' from coupon_issuer`,
  )
  const { token, seq } = await signIn(server, { agreed: false })
  const by = { token }
  await agreeToTerms(server, token)
  await server.call('termsAgree', { codes: ['marketing', 'usage'], road: 'mypage' }, by)
  await server.call('termsAgree', { withdraw: ['usage'], road: 'mypage' }, by)
  await server.call('noticeChoose', { kind: 'report', channel: 'talk', on: false }, by)
  await server.call('userTypeState', { type: 'landlord' }, by)
  await server.call('personalCorrect', { name: '김새롬', email: 'new@example.com' }, by)
  const { data: code } = await server.call('userInviteCode', {}, { token: (await signIn(server)).token })
  await server.call('userInviteTake', { code: code.code }, by)
  await makeCampaign(server, { way: 'ask', sources: ['ione'] })
  await server.call('campaignSignup', { nz_source: 'ione', partner_pass: partnerPass(server) }, by)
  await makeCampaign(server, { way: 'welcome', one_per: 'person' })

  const who = { ...HONG, name: '김새롬', phone: '01055551190' }
  const { data: begun } = await server.call('phonePrepare', { phone: who.phone }, by)
  const imp_uid = (await passWindow(server, begun.merchant_uid, who)).get('imp_uid') ?? ''
  await server.call('phoneResult', { imp_uid, merchant_uid: begun.merchant_uid }, by)
  await server.call('phoneResultStatus', { user_verify_seq: begun.user_verify_seq }, by)
  await server.call('mobileChange', { user_verify_seq: begun.user_verify_seq }, by)

  await openCalls(server, token)
  const { rows } = await server.owner.query<{ session_seq: string }>(
    `insert into account_session (user_seq, expires_at) values ($1, app_now() + interval '1 day'), ($1, app_now() + interval '1 day') returning session_seq`,
    [seq],
  )
  await server.call('sessionEnd', { session_seq: Number(rows[0]?.session_seq) }, by)
  await server.call('sessionEndOthers', {}, by)
  await server.call('processingStop', { stop: true }, by)
  await server.call('processingStop', { stop: false }, by)
  await server.owner.query(
    'update order_discount set until_at = app_now() where new_days is not null or sources is not null',
  )
}

export async function leaveStory(server: TestServer): Promise<void> {
  const first = await server.login('two-logins')
  const { data } = await logInAtApple(server, 'persona-two-logins-apple', { token: first, link: true })
  const token = data.session.token
  await server.call('loginUnlink', { provider: 'apple' }, { token })
  await server.call('withdrawalAsk', { reason: 'not-needed' }, { token })
  await server.call('withdrawalComment', { comment: '집을 구함' }, { token })
  await server.call('withdrawalUndo', { reasons: [] }, { token })
  await server.call('logout', {}, { token })
}

const simple = {
  building_dong: null,
  building_ho: HOME.ho,
  contract_type: '전세',
  deposit_amount: 180_000_000,
  first_repay_yn: 'N',
  first_repay_amount: null,
  cash_amount: null,
} as const
/** The calls that need no login, made by a logged-in user. */
async function openCalls(server: TestServer, token: string): Promise<void> {
  const by = { token }
  const device_push_token = 'a-token-of-a-device'
  const version = { app_version: '1.0', device_push_token }
  await server.call('pushDevice', { push_token: device_push_token, platform: 'ios' }, by)
  const { key } = (await server.call('webPush', {}, by)).data
  const browser = await server.control<{ endpoint: string; p256dh: string; auth: string }>('browsers', { key })
  await server.call('webPushOn', browser, by)
  await server.call('webPushOff', browser, by)
  await server.call('trackingMatch', { device: randomUUID() }, by)
  await server.call('newDevice', { device_push_token, platform: 'ios', app_version: '1.0' }, by)
  await server.call('appUpdate', { device_push_token, platform: 'ios', app_version: '1.0' }, by)
  await server.call('appUpdateReject', { ...version, target_app_version: '2.0' }, by)
  await server.call('loginKakaoState', { link: false })
  await server.call(
    'reportSimpleMake',
    {
      ...simple,
      address_key: (await hitAt(server, HOME.keyword)).key,
    },
    by,
  )
  const { data: guest } = await server.call('guestOpen', {})
  const as = { token: guest.guest_token }
  const who = { ...HONG, phone: '01055551191' }
  const { data } = await server.call('phonePrepareGuest', { phone: who.phone }, as)
  const imp_uid = (await passWindow(server, data.merchant_uid, who)).get('imp_uid') ?? ''
  await server.call('phoneResultGuest', { imp_uid, merchant_uid: data.merchant_uid }, as)
}
