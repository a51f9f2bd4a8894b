import type { PriceFigure, PriceFigures } from '@jipsalpim/contract/accuracy/figures.ts'
import type { Figure } from './figures.ts'
import { interval, missOf, wanted } from './wanted.ts'

type Measured = Readonly<Record<'figures' | 'later' | 'older', readonly Figure[]>>

/** packages/contract/src/accuracy/tables/price-figures.ts: the figures of the price range on the product's page. */
export function printPriceFigures({ figures, later, older }: Measured): string {
  const written: PriceFigures = {
    wanted,
    figures: rows(figures),
    later: rows(later),
    older: rows(older),
    missed: [...figures, ...older].flatMap((f) => (missOf(f, 'chance') === null ? [] : [f.name])),
  }
  // One line per group: a changed figure is one changed line.
  const text = JSON.stringify(written).replaceAll(/\{"name"/g, '\n    {"name"')
  return `import type { PriceFigures } from '../figures.ts'

/** Written by \`npm run bench -- back-test --data DIRECTORY --official FILE --out docs/printed/back-test.md\`; do not edit. */
export const priceFigures: PriceFigures = ${text}
`
}

const rows = (figures: readonly Figure[]): PriceFigure[] =>
  figures
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, n, inside, below, error, lean, half }) => {
      const [from, to] = interval(inside, n)
      return { name, n, inside, below, error, lean, half, from, to }
    })
