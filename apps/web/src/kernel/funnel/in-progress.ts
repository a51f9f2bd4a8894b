import type { RouteName } from '@jipsalpim/contract/routes.ts'
import type { FooterTab } from '@jipsalpim/contract/route.ts'
import type { PlaceHandle } from '../links.ts'

/** The draft that leaving a funnel of the route table resets, by its `id`; null: leaving keeps it. */
export const draftOfFunnel: Readonly<Record<string, string | null>> = {
  'analyze/order': 'order-report',
  'analyze/minute': 'minute',
  'loan/loan': null,
  'subscribe/join': 'join-watch',
}
/** At every place under these tabs an order is in progress as long as its draft exists. */
const draftOfTab: Partial<Record<FooterTab, string>> = { analyze: 'order-report', preview: 'order-report' }
/** The draft has become an order: leaving does not reset it. */
const afterwards: ReadonlySet<RouteName> = new Set([
  'analyzePayComplete',
  'analyzeComplete',
  'analyzeAddressSearch',
  'analyzeTicketComplete',
])

/** The draft that leaving a place resets (specification, section 2); null if nothing is in progress. */
export function draftAt({ name, route }: Pick<PlaceHandle, 'name' | 'route'>): string | null {
  if ('funnel' in route) return draftOfFunnel[route.funnel] ?? null
  return afterwards.has(name) ? null : (draftOfTab[route.footer] ?? null)
}
