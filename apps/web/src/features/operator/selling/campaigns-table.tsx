import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { useState } from 'react'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { operatorCouponWords as w } from './coupon-words.ts'
import { formatInstant } from '../../../lang/format.ts'
import { useDeed } from '../shared/use-deed.ts'
import { WithReason } from '../shared/with-reason.tsx'
import { operatorWords } from '../shared/words.ts'

export type Campaign = Output<CallNamed<'operatorCampaigns'>>['campaigns'][number]
const c = w.columns

/**
 * Every campaign with the numbers taken and used; one of another operator can be approved, a running one can be ended
 * early, each with a reason.
 */
export function CampaignsTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  const end = useDeed('operatorCampaignEnd')
  const approve = useDeed('operatorCampaignApprove')
  const [now] = useState(() => new Date().toISOString())
  return (
    <DataTable
      caption={w.campaigns}
      captionHidden={false}
      empty={w.none}
      columns={[
        { key: 'name', label: c.campaign },
        { key: 'issuer', label: c.issuer },
        { key: 'state', label: c.state },
        { key: 'from', label: c.from },
        { key: 'to', label: c.to },
        { key: 'quota', label: c.quota, numeric: true },
        { key: 'taken', label: c.taken, numeric: true },
        { key: 'used', label: c.used, numeric: true },
        { key: 'act', label: c.act },
      ]}
      rows={campaigns.map((g) => ({
        id: g.slug,
        name: g.name,
        issuer: g.issuer,
        state: stateOf(g, now),
        from: formatInstant(g.from_at),
        to: formatInstant(g.until_at),
        taken: groupDigits(g.taken),
        used: groupDigits(g.used),
        quota: g.quota === null ? w.noQuota : groupDigits(g.quota),
        act:
          g.ended_at === null && g.until_at > now ? (
            <div className="flex flex-wrap items-center gap-2">
              {g.state === 'waits' && g.mine && <span>{w.mine}</span>}
              {g.state === 'waits' && !g.mine && (
                <WithReason
                  label={w.approve}
                  named={g.name}
                  text={`${describeGift(g)}. ${w.approveCampaignText}`}
                  busy={approve.busy}
                  onDo={approve.deed({ slug: g.slug, approve: true }, w.campaignApproved)}
                />
              )}
              <WithReason
                label={w.end}
                named={g.name}
                text={w.endText}
                busy={end.busy}
                onDo={end.deed({ slug: g.slug, end: true }, w.endDone)}
              />
            </div>
          ) : (
            ''
          ),
      }))}
    />
  )
}

/** '보고서 · 정한 금액 3,000원 · 코드로': what the approving operator agrees to. */
const describeGift = ({ product, gives, amount, most, way }: Campaign): string =>
  [
    operatorWords.products[product] ?? product,
    `${w.givesOf[gives]}${amount === null ? '' : ` ${gives === 'percent' ? `${amount}%` : formatWon(amount)}`}`,
    most === null ? '' : w.upTo(formatWon(most)),
    w.ways[way],
  ]
    .filter((part) => part !== '')
    .join(' · ')

const stateOf = ({ state, ended_at, from_at, until_at }: Campaign, now: string): string => {
  if (ended_at !== null) return w.ended(formatInstant(ended_at))
  if (state === 'waits' && until_at > now) return w.waitsSecond
  return until_at <= now ? w.over : from_at > now ? w.soon : w.running
}
