import type { Where } from './order-steps.ts'
import { callApi, logIn } from './person.ts'

type Hit = { key: string; address: string; address_jibun: string; building_name: string | null; multi: boolean }

type Open = 'address' | 'search' | 'amount'

/**
 * The storage of a device whose user is logged in and has answered everything before this step: for stories that begin
 * there.
 */
export async function deviceAt(
  open: Open,
  url: string,
  persona: string,
  where: Where,
): Promise<Record<string, string>> {
  const session = await logIn(url, persona)
  const [me, found] = await Promise.all([
    callApi<{ user_seq: number }>(url, '/user/info', session.token),
    callApi<{ hits: Hit[] }>(url, `/address-iros?keyword=${encodeURIComponent(where.search)}`, session.token),
  ])
  const hit = found.hits[0]
  if (!hit) throw new Error(`no address for ${where.search}`)
  const answers = {
    type: '전세',
    period: '이사전',
    before: '계약예정',
    date: '2026-12-01',
    moveIn: '2026-12-20',
    deposit: 200_000_000,
    ...(open !== 'address' && {
      home: { key: hit.key, road: hit.address, lot: hit.address_jibun, name: hit.building_name, multi: hit.multi },
    }),
    ...(open === 'amount' && {
      unit: { dong: null, floor: where.floor ?? null, ho: where.ho ?? null, uniqueNo: null, later: false },
    }),
  }
  return {
    nz_session: JSON.stringify(session),
    nz_person: String(me.user_seq),
    'nz_draft_order-report': JSON.stringify({ version: 1, owner: me.user_seq, savedAt: Date.now(), answers }),
  }
}
