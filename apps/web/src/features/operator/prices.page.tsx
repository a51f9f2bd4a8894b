import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { DataTable } from '../../ui/display/data-table.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { operatorName } from './shared/name-words.ts'
import { PriceForm } from './selling/price-form.tsx'
import { priceWords as w } from './selling/price-words.ts'
import { formatInstant } from '../../lang/format.ts'
import { useDeed } from './shared/use-deed.ts'
import { WhenRead } from './shared/when-read.tsx'
import { WithReason } from './shared/with-reason.tsx'
import { operatorWords } from './shared/words.ts'

type Prices = Output<CallNamed<'operatorPrices'>>
type Product = Prices['products'][number]
const c = w.columns
const nameOf = (product: string) => operatorWords.products[product] ?? product

export default function PricesPage() {
  return (
    <OperatorPage title={w.title}>
      <Everything />
    </OperatorPage>
  )
}

/** Changes that wait for a second operator first, then a form for more, then every price and discount by product. */
function Everything() {
  const read = useCall('operatorPrices', {})
  return (
    <WhenRead read={read} lines={10}>
      {({ products, changes }) => (
        <div className="grid gap-10">
          <p className="text-note text-ink-2">{w.text}</p>
          <Changes changes={changes} />
          <PriceForm products={products.map((p) => p.product)} />
          {products.map((product) => (
            <PriceTables key={product.product} of={product} />
          ))}
        </div>
      )}
    </WhenRead>
  )
}

function Changes({ changes }: { changes: Prices['changes'] }) {
  const { deed, busy } = useDeed('operatorPriceDecide')
  return (
    <DataTable
      caption={w.open}
      captionHidden={false}
      empty={w.openNone}
      columns={[
        { key: 'product', label: c.product },
        { key: 'kind', label: c.kind },
        { key: 'terms', label: c.terms },
        { key: 'why', label: c.why },
        { key: 'who', label: c.who },
        { key: 'act', label: c.act },
      ]}
      rows={changes.map((change) => ({
        id: String(change.change_seq),
        product: nameOf(change.product),
        kind: w.kinds[change.kind],
        terms: describeTerms(change.terms),
        why: change.reason,
        who: operatorName(change.made_by),
        act: (
          <div className="flex flex-wrap items-center gap-2">
            {change.mine ? (
              <span className="text-note text-ink-2">{w.mine}</span>
            ) : (
              <WithReason
                label={w.approve}
                text={w.approveText}
                busy={busy}
                onDo={deed({ change_seq: change.change_seq, approve: true }, w.approved)}
              />
            )}
            <WithReason
              label={w.giveUp}
              text={w.giveUpText}
              busy={busy}
              onDo={deed({ change_seq: change.change_seq, approve: false }, w.gaveUp)}
            />
          </div>
        ),
      }))}
    />
  )
}

type Terms = Prices['changes'][number]['terms']
/** '12,900원 · 2026-12-01 00:00부터': the terms that the second operator decides by. */
function describeTerms(terms: Terms): string {
  const { name, price, amount, gives, from_at, until_at, price_seq, discount_seq } = terms
  return [
    name,
    typeof price === 'number' ? formatWon(price) : null,
    typeof amount === 'number' ? formatOff(gives === 'percent' ? 'percent' : 'won', amount) : null,
    typeof from_at === 'string' ? `${c.from} ${formatInstant(from_at)}` : null,
    typeof until_at === 'string' ? `${c.until} ${formatInstant(until_at)}` : null,
    (price_seq ?? discount_seq) ? `#${price_seq ?? discount_seq}` : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
const formatOff = (gives: 'won' | 'percent', amount: number) =>
  gives === 'percent' ? w.percent(amount) : formatWon(amount)

function PriceTables({ of }: { of: Product }) {
  const { deed, busy } = useDeed('operatorPriceChange')
  type Change = Parameters<typeof deed>[0]
  // Product names that the contract knows.
  const product = of.product as Change['product']
  const ask = (change: Omit<Change, 'product'>) => deed({ ...change, product }, w.proposed)
  return (
    <section className="grid gap-6">
      <DataTable
        caption={w.prices(nameOf(of.product))}
        captionHidden={false}
        empty={w.none}
        columns={[
          { key: 'from', label: c.from },
          { key: 'price', label: c.price, numeric: true },
          { key: 'free', label: c.taxFree, numeric: true },
          { key: 'state', label: c.state },
          { key: 'act', label: c.act },
        ]}
        rows={of.prices.map((p) => ({
          id: String(p.price_seq),
          from: formatInstant(p.from_at),
          price: p.price === null ? w.notSold : formatWon(p.price),
          free: formatWon(p.tax_free),
          state: w.states[p.state],
          act:
            p.state === 'later' ? (
              <WithReason
                label={w.takeBack}
                text={w.takeBackText}
                busy={busy}
                onDo={ask({ kind: 'price-void', price_seq: p.price_seq })}
              />
            ) : (
              ''
            ),
        }))}
      />
      {of.discounts.length > 0 && (
        <DataTable
          caption={w.discounts(nameOf(of.product))}
          captionHidden={false}
          empty={w.none}
          columns={[
            { key: 'name', label: c.name },
            { key: 'amount', label: c.amount, numeric: true },
            { key: 'from', label: c.from },
            { key: 'until', label: c.until },
            { key: 'state', label: c.state },
            { key: 'act', label: c.act },
          ]}
          rows={of.discounts.map((d) => ({
            id: String(d.discount_seq),
            name: d.name,
            amount: formatOff(d.gives, d.amount),
            from: formatInstant(d.from_at),
            until: d.until_at ? formatInstant(d.until_at) : '',
            state: w.states[d.state],
            act:
              d.state === 'now' ? (
                <WithReason
                  label={w.end}
                  text={w.endText}
                  busy={busy}
                  onDo={(reason) =>
                    ask({
                      kind: 'discount-end',
                      discount_seq: d.discount_seq,
                      until_at: new Date().toISOString(),
                    })(reason)
                  }
                />
              ) : (
                ''
              ),
          }))}
        />
      )}
    </section>
  )
}
