import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { judgeLoans, type ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import type { LoanProduct } from '@jipsalpim/engine/loan/products.ts'
import { productWords } from '../../../shared/loan/words.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay } from '../../../lang/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { today } from '../fields.ts'
import { ProductLine } from './product-line.tsx'
import { offerText } from './result-text.ts'
import { Section } from './section.tsx'
import { loanWords } from '../words.ts'

/** The stored answers, judged again by today's rules, with what the rules have changed since. */
export function StoredResult() {
  const w = loanWords.keep
  const kept = useCall('loanKept', {})
  const forget = useAction('loanForget')
  if (kept.state === 'loading') return <Skeleton lines={3} />
  if (kept.state === 'failed')
    return (
      <p className="mt-4 text-note text-ink-2">
        {kept.error.message}{' '}
        <Button kind="quiet" onClick={kept.again}>
          {loanWords.start.kept}
        </Button>
      </p>
    )
  if (kept.data === null) return null
  const { answers, products, as_of, stale } = kept.data
  const now = judgeLoans({ ...answers, on: today }).products
  const changed = products.flatMap((before) => {
    const after = now.find((p) => p.code === before.code)
    const change = after ? changeOf(before, after) : null
    return change ? [w.changed(productWords.products[before.code as LoanProduct], ...change)] : []
  })
  return (
    <Section title={w.since(formatDay(as_of))}>
      {(stale || changed.length > 0) && <p className="mb-2 text-note font-semibold">{w.stale}</p>}
      {changed.map((line) => (
        <p key={line} className="text-note text-ink-2">
          {line}
        </p>
      ))}
      <ul>
        {now
          .filter((p) => p.verdict !== 'notEligible')
          .map((product) => (
            <ProductLine key={product.code} product={product} />
          ))}
      </ul>
      <div className="mt-3">
        <Button
          kind="quiet"
          loading={forget.busy}
          onClick={() => void forget.run({}).then((reply) => toast(reply.ok ? w.forgotten : reply.message))}
        >
          {w.forget}
        </Button>
      </div>
    </Section>
  )
}

type Kept = NonNullable<Output<CallNamed<'loanKept'>>>['products'][number]

/** Before and after, if the verdict, the amount or the rate of the loan has changed. */
function changeOf(before: Kept, after: ProductResult): [string, string] | null {
  if (before.verdict !== after.verdict)
    return [productWords.verdicts[before.verdict], productWords.verdicts[after.verdict]]
  if (after.verdict === 'notEligible') return null
  const [then, now] = [offerText(before), offerText(after)]
  return then === now ? null : [then, now]
}
