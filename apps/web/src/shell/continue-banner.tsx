import type { RouteName } from '@jipsalpim/contract/routes.ts'
import { useGo } from '../kernel/links.ts'
import { useCall } from '../kernel/calls/use-call.ts'
import { Banner } from '../ui/states/banner.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { words as w } from './words.ts'

/** Where each state is resolved: the mapping of the specification (section 2), not the obvious one. */
const decidedAt: Record<'address' | 'dongfloorho', RouteName> = {
  address: 'reportWaitingConfirmType',
  dongfloorho: 'reportWaitingConfirmAddress',
}

/** A paid order that still lacks its address or its unit: on every top-level page until it is set. */
export function ContinueBanner() {
  const go = useGo()
  const recent = useCall('orderDeterminedRecent', {})
  const order = recent.state === 'ready' ? recent.data.order : null
  if (!order) return null
  return (
    <section aria-label={w.unfinished} className="px-5 pt-3">
      <Banner
        title={w.unfinished}
        action={
          <Button kind="quiet" onClick={() => go(decidedAt[order.status])}>
            {w.continue}
          </Button>
        }
      >
        {w.unfinishedText[order.status]}
      </Banner>
    </section>
  )
}
