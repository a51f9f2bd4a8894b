import { logIn, postApi, type Session } from './person.ts'

/** An operator in the back office, with a passed second factor. */
export async function enterBackOffice(url: string, persona: string): Promise<Session> {
  const session = await logIn(url, persona)
  await postApi(url, '/api/v1/operator/enter', { code: '000000' }, session.token)
  return session
}

/** A campaign made by an operator, small enough to need no approval. */
export async function makeCampaign(url: string, over: Record<string, unknown>, as = 'operator-han'): Promise<void> {
  const { token } = await enterBackOffice(url, as)
  const now = Date.now()
  const terms = {
    issuer: 'test-city',
    issuer_name: '부산광역시',
    product: 'report',
    most: null,
    zero_ok: false,
    way: 'code',
    quota: 50,
    one_per: 'person',
    from_at: new Date(now - 3_600_000).toISOString(),
    until_at: new Date(now + 40 * 86_400_000).toISOString(),
    days_valid: null,
    sources: null,
    regions: null,
    new_days: null,
    reason: '시험 행사를 엶',
    ...over,
  }
  await postApi(url, '/api/v1/operator/coupon/campaigns', terms, token)
}
