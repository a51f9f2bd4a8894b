import type { Order } from '@jipsalpim/contract/areas/order/order.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { isLoggedIn } from '../../../kernel/login/session.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay } from '../../../lang/format.ts'
import { joinWords } from './join-words.ts'
import { watchOf, type Watch } from './watched.ts'

/** A home from one of the user's reports. `why`: the reason that it cannot be chosen, or null. */
export type OwnHome = { merchant: string; name: string; note: string; why: string | null }

/** The homes of the user's own reports. `of`: the order from the URL, included whichever page of the list it is on. */
export function useOwnHomes(of: string | null, page: number) {
  const known = isLoggedIn()
  const reports = useCall('reportList', known ? { state: 'made', page } : null)
  const watches = useCall('subscribeInfo', known ? {} : null)
  const door = useCall('orderMerchant', known && of !== null ? { merchant: of } : null)
  const failed = reports.state === 'failed' ? reports : watches.state === 'failed' ? watches : null
  const loading =
    known && (reports.state === 'loading' || watches.state === 'loading' || (of !== null && door.state === 'loading'))
  if (loading || failed || reports.data === null)
    return { loading, failed: failed?.error.message ?? null, homes: [], listed: 0, total: 0, anyWatched: false, again }
  const listed = reports.data.reports
  const orders = door.data && !listed.some((r) => r.merchant_uid === of) ? [door.data, ...listed] : listed
  const homes = orders.map((order) => homeOf(order, watches.data?.infos ?? []))
  return {
    loading,
    failed: null,
    homes,
    listed: listed.length,
    total: reports.data.total,
    anyWatched: homes.some(({ why }) => why === joinWords.choose.watched),
    again,
  }
  function again() {
    reports.again()
    watches.again()
  }
}

type Ordered = Pick<
  Order,
  'merchant_uid' | 'address' | 'address_state' | 'building_dong' | 'building_ho' | 'created_at'
> & { report_seq?: number | null }

function homeOf(order: Ordered, watches: readonly Watch[]): OwnHome {
  const { choose: w } = joinWords
  const { address, building_dong: dong, building_ho: ho } = order
  const isWatched = watchOf(watches, { address, dong, ho }, order.report_seq ?? null) !== null
  return {
    merchant: order.merchant_uid,
    name: [address, dong, ho].filter(Boolean).join(' '),
    note: w.madeOn(formatDay(dayInSeoul(new Date(order.created_at)))),
    why: order.address_state !== 'complete' ? w.noUnit : isWatched ? w.watched : null,
  }
}
