import { flipsOf } from '@jipsalpim/engine/loan/flips.ts'
import type { ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import { useMemo } from 'react'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { isSpecial } from './special.ts'
import { ProductLine } from './product-line.tsx'
import { Section } from './section.tsx'
import type { Judged } from '../use-loan.ts'
import { loanWords } from '../words.ts'

/** `but`: the product already shown above. `brief`: what has to be found out is shown above, too. */
type Props = { result: Judged; but?: ProductResult; brief?: boolean }
/**
 * The products besides the best one: those that fit or may fit, then the refused ones, collapsed, with what would make
 * each possible.
 */
export function OtherProducts({ result, but, brief = false }: Props) {
  const w = loanWords.possible
  const { judged, facts } = result
  const opens = useMemo(() => openers(result), [result])
  const lease = judged.products.filter((p) => p.for === 'lease' && p !== but)
  const open = lease.filter((p) => p.verdict !== 'notEligible' && !isSpecial(p))
  const special = lease.filter(isSpecial)
  const refused = lease.filter((p) => p.verdict === 'notEligible')
  // those that a single change would make possible come first
  const sorted = refused.toSorted((a, b) => Number(opens.has(b.code)) - Number(opens.has(a.code)))
  const lines = (products: readonly ProductResult[]) => (
    <ul>
      {products.map((product) => (
        <ProductLine key={product.code} product={product} more={opens.get(product.code)} brief={brief} />
      ))}
    </ul>
  )
  const folds = [
    { title: w.refused(refused.length), products: sorted },
    { title: w.special, products: special },
    { title: w.buying, products: judged.products.filter((p) => p.for === 'purchase') },
  ]
  return (
    <Section title={w.others}>
      {open.length > 0 && lines(open)}
      {folds.map(({ title, products }) =>
        products.length === 0 ? null : (
          <Disclosure key={`${title} ${facts.on}`} title={title}>
            {lines(products)}
          </Disclosure>
        ),
      )}
    </Section>
  )
}

/** For each refused product, the first change that would make it possible. */
function openers({ facts, judged, couple }: Judged): Map<string, string> {
  const found = new Map<string, string>()
  for (const { change, effects } of flipsOf(facts, judged))
    for (const { code, from, to } of effects)
      if (from === 'notEligible' && to === 'eligible' && !found.has(code))
        found.set(code, loanWords.possible.ifSo(loanWords.flip.what(change, couple)))
  return found
}
