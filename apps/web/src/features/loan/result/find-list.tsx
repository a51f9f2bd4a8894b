import type { ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import { open } from '@jipsalpim/engine/loan/nearest.ts'
import type { LoanRule } from '@jipsalpim/engine/loan/reasons.ts'
import type { RouteName } from '@jipsalpim/contract/routes.ts'
import { useGo } from '../../../kernel/links.ts'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { ruleWords } from './rule-words.ts'
import { Section } from './section.tsx'
import { loanWords } from '../words.ts'

/** The place whose question answers a condition; conditions without a question are missing. */
const askedAt: Partial<Record<LoanRule, RouteName>> = {
  age: 'loanAge',
  'age-service': 'loanAge',
  'no-home': 'loanHouse',
  head: 'loanHouse',
  income: 'loanIncome',
  'income-each': 'loanIncome',
  'no-loan': 'loanHold',
  assets: 'loanProperty',
  deposit: 'loanCondition',
  rent: 'loanCondition',
  'pays-rent': 'loanCondition',
  area: 'loanCondition',
  'apply-by': 'loanCondition',
  alone: 'loanCondition',
  'young-alone': 'loanCondition',
  newlywed: 'loanCondition',
  newborn: 'loanCondition',
  victim: 'loanCondition',
  credit: 'loanDifficult',
  'public-rental': 'loanDifficult',
  'called-in': 'loanDifficult',
}

/** What still has to be found out, and where; what decides most products comes first, with a link to its question. */
export function FindList({ products }: { products: readonly ProductResult[] }) {
  const w = loanWords.impossible.toFind
  const go = useGo()
  const counts = new Map<LoanRule, number>()
  for (const product of products) for (const { rule } of open(product)) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  const items = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .flatMap(([rule, n]) => {
      const at = askedAt[rule]
      const note = `${ruleWords.find[rule]} · ${w.decides(n)}`
      return at === undefined ? [] : [{ id: rule, to: go.href(at), title: ruleWords.rules[rule], note }]
    })
  return (
    <Section title={w.title}>
      <LinkList items={items} />
    </Section>
  )
}
