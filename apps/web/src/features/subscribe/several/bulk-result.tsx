import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useEffect, useId } from 'react'
import { orderedOf } from '../../../kernel/funnel/draft.ts'
import { resetFunnel } from '../../../kernel/funnel/store.ts'
import { useGo } from '../../../kernel/links.ts'
import { formatWon } from '../../../lang/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { BrowserNotices } from '../shared/browser-notices.tsx'
import { severalWords as w } from './several-words.ts'

type Bulk = Output<CallNamed<'subscribeBulk'>>
type Home = Bulk['homes'][number]
const FUNNEL = 'join-watch'
/** In the order in which they are displayed; empty groups are left out. */
const groups = ['done', 'watched', 'unit-unknown', 'unpaid', 'ended'] as const

/** The homes of one payment, grouped by result. */
export function BulkResult({ bulk }: { bulk: Bulk }) {
  const go = useGo()
  const { merchant_uid, homes } = bulk
  // The draft has become this order: delete it.
  useEffect(() => {
    if (orderedOf(FUNNEL) === merchant_uid) resetFunnel(FUNNEL)
  }, [merchant_uid])
  const done = homes.filter((h) => h.group === 'done')
  const paidFor = homes.filter((h) => h.group === 'done' || h.group === 'ended')
  const paid = paidFor.reduce((sum, h) => sum + h.won, 0)
  const isOver = done.length === 0 && paidFor.length > 0
  return (
    <Page
      title={done.length > 0 ? w.title(done.length) : isOver ? w.titleEnded : w.titleNone}
      heading
      bottom={
        <Button
          size="large"
          wide
          onClick={() => go(homes.length > 0 && done.length === 0 ? 'subscribeChoose' : 'subscribeWatching')}
        >
          {done.length === 0 ? w.toChoose : w.toWatching}
        </Button>
      }
    >
      {paidFor.length > 0 && (
        <p className="figures text-body">
          {w.paid(formatWon(paid), paidFor.length)} {paidFor.length < homes.length && w.onlyFirst}
        </p>
      )}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 wide:grid-cols-2 wide:gap-x-16">
        {groups.map((group) => {
          const own = homes.filter((h) => h.group === group)
          return own.length > 0 && <Group key={group} group={group} homes={own} />
        })}
      </div>
      {done.length > 0 && (
        <div className="mt-8">
          <BrowserNotices />
        </div>
      )}
    </Page>
  )
}

function Group({ group, homes }: { group: Home['group']; homes: readonly Home[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-body font-bold">
        {w.groups[group]}
      </h2>
      <p className="mt-1 text-note text-ink-2">{w.notes[group]}</p>
      <ul className="mt-3 border-t border-line">
        {homes.map(({ order_seq, address, won, back }) => (
          <li
            key={order_seq}
            className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline py-3"
          >
            <span lang="ko" className="min-w-0 text-body">
              {address ?? w.nameless}
            </span>
            <span className="figures shrink-0 text-body">
              {back > 0 ? w.back(formatWon(back)) : group === 'done' ? formatWon(won) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
