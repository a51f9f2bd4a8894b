import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { choiceCardClass } from '../../ui/forms/choice-card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { GradeMark } from '../../ui/display/grade-mark.tsx'
import { Group } from '../../ui/forms/group.tsx'
import { LinkList } from '../../ui/buttons/link-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TickBox } from '../../ui/forms/tick-box.tsx'
import { compareWords as w } from './compare-words.ts'

type Candidate = Output<CallNamed<'compareItems'>>['candidates'][number]

/** Which two of the user's own homes to compare (`a` in the URL: one of them). */
export default function CompareListPage() {
  const [query] = useSearchParams()
  const go = useGo()
  const back = useBack('report')
  const list = useCall('compareItems', {})
  const [picked, setPicked] = useState<readonly number[] | null>(null)
  const [missing, setMissing] = useState(false)
  if (list.state === 'loading')
    return (
      <Page title={w.list} heading onBack={back}>
        <Skeleton lines={6} />
      </Page>
    )
  if (list.state === 'failed')
    return (
      <Page onBack={back}>
        <ErrorState heading="h1" title={w.listFailed} onRetry={list.again}>
          {list.error.message}
        </ErrorState>
      </Page>
    )
  const { candidates } = list.data
  const asked = candidates.filter((c) => c.order_seq === readSeq(query.get('a')) && c.why_not === null)
  const chosen = picked ?? asked.map((c) => c.order_seq)
  const device = [{ id: 'device', to: `${go.href('analyze')}#check`, title: w.device, note: w.deviceNote }]
  if (candidates.length === 0)
    return (
      <Page onBack={back}>
        <EmptyState heading="h1" title={w.none} action={<Button onClick={() => go('analyze')}>{w.order}</Button>}>
          {w.noneText}
        </EmptyState>
        <LinkList items={device} />
      </Page>
    )
  const toggle = (seq: number) => {
    setMissing(false)
    setPicked(chosen.includes(seq) ? chosen.filter((c) => c !== seq) : [...chosen, seq])
  }
  const compare = () => {
    const [a, b] = chosen
    if (a === undefined || b === undefined) return setMissing(true)
    go('reportCompare', { a, b })
  }
  return (
    <Page
      title={w.list}
      heading
      onBack={back}
      bottomNote={w.chosen(chosen.length)}
      bottom={
        <Button size="large" wide onClick={compare}>
          {w.compare}
        </Button>
      }
    >
      <p className="mb-4 text-body text-ink-2">{w.listText}</p>
      <Group label={w.homes} error={missing ? w.pickTwo : null}>
        {() => (
          <div className="@container">
            <div className="grid gap-2 @min-[44rem]:grid-cols-2">
              {candidates.map((candidate) => (
                <Home
                  key={candidate.order_seq}
                  candidate={candidate}
                  checked={chosen.includes(candidate.order_seq)}
                  off={whyOff(candidate, candidates, chosen)}
                  onToggle={() => toggle(candidate.order_seq)}
                />
              ))}
            </div>
          </div>
        )}
      </Group>
      <div className="mt-8">
        <LinkList items={device} />
      </div>
    </Page>
  )
}

/** Why a home cannot be chosen (now); null if it can. A chosen one can always be deselected. */
function whyOff(one: Candidate, all: readonly Candidate[], chosen: readonly number[]): string | null {
  if (one.why_not !== null) return w.whyNot[one.why_not]
  if (chosen.includes(one.order_seq)) return null
  const twin = all.some((c) => chosen.includes(c.order_seq) && c.home !== null && c.home === one.home)
  if (twin) return w.twin
  return chosen.length >= 2 ? w.enough : null
}

type HomeProps = { candidate: Candidate; checked: boolean; off: string | null; onToggle: () => void }
function Home({ candidate, checked, off, onToggle }: HomeProps) {
  const { address, building_dong, building_ho, deposit_amount, rental_amount, grade, day } = candidate
  const home = [address, building_dong, building_ho].filter((p) => p !== null && p !== '').join(' ')
  return (
    <label className={choiceCardClass(off !== null)}>
      <TickBox checked={checked} disabled={off !== null} onChange={onToggle} />
      <span className="min-w-0 flex-1">
        <span className="block text-body font-medium">{home === '' ? w.noAddress : <span lang="ko">{home}</span>}</span>
        <span className="figures block text-note text-ink-2">
          {w.terms(formatWon(deposit_amount), rental_amount > 0 ? formatWon(rental_amount) : null)}
          {day !== null && ` · ${formatDay(day)}`}
        </span>
        {off !== null && <span className="block text-note font-medium">{off}</span>}
      </span>
      {grade !== null && off === null && <GradeMark grade={grade} size="small" />}
    </label>
  )
}
