import type { Sent } from '@jipsalpim/contract/call.ts'
import type { operatorCampaignMake } from '@jipsalpim/contract/areas/coupon/operator.ts'
import type { TestServer } from '../../testing/start-test-server.ts'

type Terms = Sent<typeof operatorCampaignMake>
let made = 0

/** A campaign with codes, without a limit, from now on. */
export const campaignTerms = (server: TestServer, over: Partial<Terms> = {}): Terms => {
  const now = server.ctx.now().getTime()
  made += 1
  return {
    slug: `campaign-${made}`,
    issuer: 'test-city',
    issuer_name: '시험시',
    name: '시험 쿠폰',
    product: 'report',
    gives: 'won',
    amount: 3000,
    most: null,
    zero_ok: false,
    way: 'code',
    quota: null,
    one_per: 'person',
    from_at: new Date(now - 3_600_000).toISOString(),
    until_at: new Date(now + 30 * 86_400_000).toISOString(),
    days_valid: null,
    sources: null,
    regions: null,
    new_days: null,
    reason: '시험 행사를 엶',
    ...over,
  }
}

/** Makes a campaign as an operator, with a second one's approval where it needs one; returns its slug. */
export async function makeCampaign(server: TestServer, over: Partial<Terms> = {}): Promise<string> {
  const terms = campaignTerms(server, over)
  const token = await server.login('operator-han')
  const { code, data, text } = await server.call('operatorCampaignMake', terms, { token })
  if (code !== 0) throw new Error(`no campaign: ${text}`)
  if (data.state === 'waits')
    await server.call(
      'operatorCampaignApprove',
      { slug: terms.slug, approve: true, reason: '시험 행사에 동의함' },
      { token: await server.login('operator-second') },
    )
  return terms.slug
}
export const FREE = { gives: 'free', amount: null, zero_ok: true } as const

/** Personal codes of a campaign, as they are handed out: a number of generated ones, or those of a file. */
export async function makeCodes(server: TestServer, campaign: string, of: number | string[]): Promise<string[]> {
  const token = await server.login('operator-han')
  const batch = await server.call(
    'operatorCodesBring',
    {
      campaign,
      file_name: 'codes.csv',
      reason: '시험 코드',
      ...(typeof of === 'number' ? { make: of } : { codes: of }),
    },
    { token },
  )
  if (batch.code !== 0) throw new Error(`no codes: ${batch.text}`)
  const { data } = await server.call('operatorCodes', { batch_seq: batch.data.batch_seq }, { token })
  return data.csv.trim().split('\r\n').slice(1)
}

/** A user's coupon, taken by a code of a new campaign. */
export async function makeCoupon(server: TestServer, token: string, over: Partial<Terms> = {}): Promise<number> {
  const [code = ''] = await makeCodes(server, await makeCampaign(server, over), 1)
  const taken = await server.call('couponTake', { code }, { token })
  if (taken.code !== 0) throw new Error(`no coupon: ${taken.text}`)
  return taken.data.coupon.coupon_seq
}

export const couponState = async (server: TestServer, token: string, couponSeq: number): Promise<string | undefined> =>
  (await server.call('couponMine', {}, { token })).data.coupons.find((c) => c.coupon_seq === couponSeq)?.state

/** The sum that an issuer bears in the ledger. */
export const borne = async (server: TestServer, issuer = 'test-city'): Promise<number> => {
  const { rows } = await server.owner.query<{ won: string }>(
    `select coalesce(sum(l.amount), 0) as won from coupon_issuer i join ledger_account a on a.kind = 'discount' and a.owner_seq = i.issuer_seq
     join ledger_leg l using (account_seq) where i.code = $1`,
    [issuer],
  )
  return Number(rows[0]?.won)
}

/** A home without a register: its report fails, and the payment is refunded. */
export const NOWHERE = { keyword: '희우정로16길 9301', ho: '201호' }

/** The legs of one posting by the kind of their account. */
export async function legsOf(server: TestServer, kind: string, ref: string): Promise<Record<string, number>> {
  const { rows } = await server.owner.query<{ kind: string; amount: string }>(
    `select a.kind, l.amount from ledger_txn t join ledger_leg l using (txn_seq) join ledger_account a using (account_seq)
     where t.kind = $1 and t.ref = $2 order by a.kind`,
    [kind, ref],
  )
  return Object.fromEntries(rows.map((r) => [r.kind, Number(r.amount)]))
}
