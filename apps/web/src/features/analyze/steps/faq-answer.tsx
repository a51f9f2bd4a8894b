import { inForce, type Dated, type RuleRef } from '@jipsalpim/engine/law/dated.ts'
import { leastTermMonths } from '@jipsalpim/engine/law/lease-term.ts'
import { renewalNotice, renewalRight, silentRenewal } from '@jipsalpim/engine/law/renewal.ts'
import { earlyEnd, endByNotice, increaseCap, increaseCeiling } from '@jipsalpim/engine/law/renewed-terms.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { formatWon } from '../../../lang/format.ts'
import { useId } from 'react'
import { useToday } from '../../../kernel/today.ts'
import { faqWords as w } from './faq-words.ts'
import type { SavedTag } from './faq.ts'
import type { OrderAnswers } from '../order.funnel.tsx'

type Line = { text: string; rule?: RuleRef }

/** What the law answers to a question about a running lease, with the article behind each line. */
export function FaqAnswer({ tag, answers }: { tag: SavedTag; answers: OrderAnswers }) {
  const id = useId()
  const today = useToday()
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-line pt-6">
      <h2 id={id} className="text-body font-semibold">
        {w.title[tag]}
      </h2>
      <ul className="mt-3 grid gap-3">
        {linesOf[tag](answers, today).map(({ text, rule }) => (
          <li key={text} className="border-b border-hairline pb-3 text-body">
            {text}
            {rule && (
              <span className="mt-1 block text-note text-ink-2">
                {w.basis} {rule.title} {rule.article}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const linesOf: Record<SavedTag, (a: OrderAnswers, on: Day) => Line[]> = {
  계약연장: (a, on) => [
    ...describeTable(renewalNotice, a.date ?? on, ({ opens, closes }) => w.window(opens, closes)),
    ...describeTable(renewalRight, on, ({ times, months, refusals }) => w.right(times, months, refusals.length)),
    ...describeTable(increaseCap, on, ({ part }) => w.cap(part)),
    ...ceiling(a, on),
    { text: w.raise },
  ],
  이미연장: (_, on) => [
    ...describeTable(silentRenewal, on, ({ months }) => w.silent(months)),
    ...early(on),
    { text: w.anew },
    { text: w.raise },
  ],
  중도해지: (a, on) => [
    { text: w.agreed },
    ...early(on),
    ...describeTable(leastTermMonths, a.date ?? on, (months) => w.short(months)),
    { text: w.moveOut },
  ],
}

function describeTable<T>(table: Dated<T>, on: Day, words: (value: T) => string): Line[] {
  const found = inForce(table, on)
  return 'value' in found ? [{ text: words(found.value.value), rule: found.value.rule }] : []
}
function early(on: Day): Line[] {
  const end = endByNotice({ term: 'demanded', noticeReceived: on })
  const ends = 'value' in end ? end.value.endsOn : null
  return ends === null ? [] : describeTable(earlyEnd, on, ({ months }) => w.early(months, ends))
}
function ceiling({ deposit, rent }: OrderAnswers, on: Day): Line[] {
  const most = deposit === undefined ? null : increaseCeiling({ deposit, rent: rent ?? 0, on, lastAgreedOn: null })
  return most !== null && 'value' in most ? [{ text: w.capDeposit(formatWon(most.value.deposit)) }] : []
}
