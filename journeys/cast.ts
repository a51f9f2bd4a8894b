import { questionConsent } from '../packages/contract/src/areas/report/question-terms.ts'
import { enterBackOffice } from './campaign.ts'
import { cardByCall } from './card-by-call.ts'
import { deviceAt } from './draft.ts'
import { paperByCall } from './paper-by-call.ts'
import { orderByCall, placeOrder, reportOf } from './order-by-call.ts'
import { GARAM, NARAE } from './order-steps.ts'
import { controlOf } from './product.ts'
import { atRegistry, requestCheck, untilWatch, watchByCall } from './watch-by-call.ts'
import { callApi, postApi } from './person.ts'
import type { Who } from './who.ts'

type Order = { merchant_uid: string; order_seq: number }
/** The users, with their objects. */
export type Cast = {
  /** The storage of each of their devices; with `amount`, an order's draft up to its price. */
  devices: Record<Who, Record<string, string>>
  owner: number
  order: Order
  /** The owner's order of another home. */
  other: Order
  undecided: Order
  danger: number
  clean: number
  /** The owner's dispute about the first of the two; undecided. */
  dispute: number
  /** The owner's question about the first of the two; unanswered. */
  question: number
  /** The owner's inquiry about the same report; also unanswered. */
  inquiry: number
  /** The owner's paper for the first of the two, not yet reviewed. */
  paper: number
  /** The watcher's home, with the alert of an application and that of its registration, and another one that ends. */
  watch: { id: number; home: number; application: number; change: number; ending: number }
}

export async function makeCast(url: string): Promise<Cast> {
  const names = {
    owner: 'kim',
    new: 'visitor',
    undecided: 'open',
    noUnit: 'no-unit',
    blocked: 'stuck',
    leaving: 'goes',
    watcher: 'watches',
  }
  const people = Object.fromEntries(
    await Promise.all(
      Object.entries(names).map(async ([who, name]) => [who, await deviceAt('amount', url, name, NARAE)] as const),
    ),
  ) as Record<Exclude<Who, 'guest' | 'operator'>, Record<string, string>> // of the names just above
  const token = (who: keyof typeof people) => tokenOf(people[who])
  const operator = await enterBackOffice(url, 'operator-han')
  const [order, other, undecided] = await Promise.all([
    orderByCall(url, token('owner'), NARAE),
    orderByCall(url, token('owner'), GARAM),
    orderByCall(url, token('undecided'), { ...GARAM, later: 'address' }),
    orderByCall(url, token('noUnit'), { ...GARAM, later: 'unit' }),
    placeOrder(url, token('blocked'), { ...GARAM, later: 'address' }),
    postApi(url, '/api/v1/user/withdrawal', { reason: 'other' }, token('leaving')),
  ])
  await postApi(url, '/api/v1/contract/report', { id: order.order_seq, ...contract }, token('owner'))
  await cardByCall(url, token('owner'))
  const danger = await reportOf(url, token('owner'), order)
  const asked = { content: 'Is a cancelled mortgage a risk?', consent: questionConsent }
  const { question_seq } = await postApi<{ question_seq: number }>(
    url,
    `/api/v1/report-question/other/${danger}`,
    asked,
    token('owner'),
  )
  const { inquiry_seq } = await postApi<{ inquiry_seq: number }>(
    url,
    '/api/v1/report-buy/inquiry',
    { report_seq: danger, content: 'How long is a ticket valid?', user_role_type: 'tenant' },
    token('owner'),
  )
  const words = 'The mortgage was cancelled yesterday.'
  await postApi(url, '/api/v1/report-dispute', { report_seq: danger, role: 'tenant', words }, token('owner'))
  const { disputes } = await callApi<{ disputes: { dispute_seq: number }[] }>(
    url,
    `/report-dispute?report_seq=${danger}`,
    token('owner'),
  )
  const { nz_session: _, nz_person: __, ...draft } = people.new
  return {
    devices: {
      ...people,
      leaving: { ...people.leaving, nz_secession: 'Y' },
      guest: { 'nz_draft_order-report': ownedByNobody(draft['nz_draft_order-report'] ?? '') },
      operator: { nz_session: JSON.stringify(operator) },
    },
    owner: Number(people.owner['nz_person']),
    order,
    other,
    undecided,
    danger,
    question: question_seq,
    inquiry: inquiry_seq,
    dispute: disputes[0]?.dispute_seq ?? 0,
    paper: await paperByCall(url, token('owner'), danger),
    clean: await reportOf(url, token('owner'), other),
    watch: await watchedBy(url, token('watcher'), operator.token),
  }
}
/** A home with a mortgage, alerted as application and as change; and a second home whose watch ends with its period. */
async function watchedBy(url: string, token: string, operator: string): Promise<Cast['watch']> {
  const lease = { contract_on: '2026-11-20', balance_on: '2027-01-15', move_in_on: '2027-01-15', contract_months: 24 }
  const { id } = await watchByCall(url, token, { search: '화곡로 9047', ho: '402호' }, { yearly: true, lease })
  const other = await watchByCall(url, token, { search: '가람빌', ho: '402호' })
  const end = { subscribe_seq: other.id, when: 'period_end' }
  await postApi(url, '/api/v1/subscribe-reservation', end, token)
  const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const
  for (const [kind, phase] of [
    ['application-received', 'application'],
    ['registered', 'confirmed-changed'],
  ] as const) {
    await atRegistry(controlOf(url), 'narae-402', kind, mortgage)
    await requestCheck(url, token, id)
    await untilWatch(url, token, (w) => w.subscribeSeq === id && w.phase === phase)
  }
  const { alerts } = await callApi<{ alerts: { alert_seq: number; kind: string }[] }>(url, '/subscribe/alerts', token)
  const of = (kind: string) => alerts.find((a) => a.kind === kind)?.alert_seq ?? 0
  const found = { by: 'watch', text: String(id) }
  const { homes } = await postApi<{ homes: { home_seq: number }[] }>(
    url,
    '/api/v1/operator/watch/find',
    found,
    operator,
  )
  const home = homes[0]?.home_seq ?? 0
  return { id, home, application: of('application'), change: of('registered'), ending: other.id }
}
/** The owner's contract data for the first of the two. */
const contract = {
  start_on: '2026-12-20',
  end_on: '2028-12-19',
  deposit_amount: 210_000_000,
  rental_amount: 0,
  area: '59.9㎡',
  loan_yn: 'Y',
  bank_name: '다온은행',
  loan_name: '버팀목전세자금대출',
  loan_product_code: null,
}
const tokenOf = (device: Record<string, string>): string =>
  // in the client's format of a session
  (JSON.parse(device['nz_session'] ?? '') as { token: string }).token
const ownedByNobody = (draft: string): string => JSON.stringify({ ...(JSON.parse(draft) as object), owner: null })
