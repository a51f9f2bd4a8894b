import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { useAction } from '../../kernel/use-action.ts'
import { useCall } from '../../kernel/use-call.ts'
import { askConfirm, showAlert } from '../../ui/ask.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { sayInstant } from './say-instant.ts'
import { settingsWords as w } from './settings-words.ts'
import { operatorWords } from './words.ts'

type Campaign = Output<CallNamed<'operatorCampaigns'>>['campaigns'][number]
const c = w.columns

/** Every campaign with what was taken and used of it; one that runs may be ended early. */
export function CampaignsTable() {
  const read = useCall('operatorCampaigns', {})
  const end = useAction('operatorCampaignEnd')
  const [now] = useState(() => new Date().toISOString())
  if (read.state === 'loading') return <Skeleton lines={4} />
  if (read.state === 'failed')
    return (
      <ErrorState title={operatorWords.failed} onRetry={read.again}>
        {read.error.message}
      </ErrorState>
    )
  const endOne = async ({ slug, name }: Campaign) => {
    if (!(await askConfirm({ title: w.endTitle(name), message: w.endText, yes: w.end, danger: true }))) return
    const reply = await end.run({ slug, end: true })
    if (!reply.ok) return showAlert({ message: reply.message })
    toast(w.endDone)
    read.again()
  }
  const say = (n: number) => n.toLocaleString('ko-KR')
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
      rows={read.data.campaigns.map((g) => ({
        id: g.slug,
        name: g.name,
        issuer: g.issuer,
        state: stateOf(g, now),
        from: sayInstant(g.from_at),
        to: sayInstant(g.until_at),
        taken: say(g.taken),
        used: say(g.used),
        quota: g.quota === null ? w.noEnd : say(g.quota),
        act:
          g.ended_at === null && g.until_at > now ? (
            <Button
              kind="secondary"
              loading={end.busy}
              aria-label={`${w.end}: ${g.name}`}
              onClick={() => void endOne(g)}
            >
              {w.end}
            </Button>
          ) : (
            ''
          ),
      }))}
    />
  )
}

const stateOf = ({ ended_at, from_at, until_at }: Campaign, now: string): string => {
  if (ended_at !== null) return w.ended(sayInstant(ended_at))
  return until_at <= now ? w.over : from_at > now ? w.soon : w.running
}
