import { logIn, postApi } from './person.ts'

/** A campaign as an operator makes it. */
export async function makeCampaign(url: string, over: Record<string, unknown>): Promise<void> {
  const { token } = await logIn(url, 'operator-han')
  await postApi(url, '/api/v1/operator/enter', { code: '000000' }, token)
  const now = Date.now()
  const terms = {
    issuer: 'test-city',
    issuer_name: '부산광역시',
    product: 'report',
    most: null,
    zero_ok: false,
    way: 'code',
    quota: 100,
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
