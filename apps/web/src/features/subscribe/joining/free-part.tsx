import type { Campaign } from '@jipsalpim/contract/areas/campaign/calls.ts'
import { answer } from '../../../kernel/funnel/store.ts'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { joinFunnel } from '../join.funnel.tsx'
import { freeWords as w } from './free-words.ts'
import { Section } from './section.tsx'

/** The free month of a running campaign, with its places; renders nothing without one. */
export function FreePart() {
  const go = useGo()
  const list = useCall('campaignList', {})
  const free = list.data?.campaigns.filter(isFreeMonth) ?? []
  // Prefer a campaign for everybody to one for members of a partner.
  const campaign = free.find(({ sources }) => sources === null) ?? free[0]
  if (!campaign) return null
  return (
    <Section title={campaign.sources === null ? w.title : w.titleMembers}>
      <p className="text-body">{w.text}</p>
      <p className="figures mt-1 text-note text-ink-2">{leftText(campaign)}</p>
      <div className="mt-3">
        <Button
          kind="secondary"
          wide
          disabled={campaign.state === 'full'}
          onClick={() => {
            answer(joinFunnel, { free: campaign.slug, plan: 'month', coupon: null, points: 0 })
            go('subscribeChoose')
          }}
        >
          {campaign.state === 'full' ? w.gone : w.begin}
        </Button>
      </div>
    </Section>
  )
}

const isFreeMonth = ({ product, gives, way, state }: Campaign): boolean =>
  product === 'subscribe' && gives === 'free' && way === 'ask' && (state === 'open' || state === 'full')

/** How many places are left, or that there is no limit. */
export const leftText = ({ left, state }: Campaign): string =>
  state === 'full' || left === 0 ? w.gone : left === null ? w.noLimit : w.left(left)
