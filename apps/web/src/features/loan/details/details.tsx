import type { ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import { formatDay } from '../../../lang/format.ts'
import { useGo } from '../../../kernel/links.ts'
import { productWords } from '../../../shared/loan/words.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { AsOf } from '../as-of.tsx'
import { BackToReport } from '../result/back-to-report.tsx'
import { detailWords as w } from './detail-words.ts'
import { Guarantors } from './guarantors.tsx'
import { LocalSupport } from '../result/local-support.tsx'
import { ProductDetail } from './product-detail.tsx'
import { Section } from '../result/section.tsx'
import type { Judged } from '../use-loan.ts'
import { WhenToApply } from './when-to-apply.tsx'

const verdicts = ['eligible', 'conditional', 'notEligible'] as const

/** Each product with its conditions, its arithmetic and its source, and what all of them need from bank and guarantor. */
export function Details({ result }: { result: Judged }) {
  const go = useGo()
  const { judged, facts, possible } = result
  return (
    <Page
      title={w.title}
      heading
      onBack={() => go(possible ? 'loanGovPossible' : 'loanGovImpossible')}
      bottom={
        <ButtonLink size="large" wide to={go.href('analyze')}>
          {w.report}
        </ButtonLink>
      }
    >
      <div className="@container -mt-10">
        <div className="grid gap-x-12 @min-[60rem]:grid-cols-2">
          <div className="min-w-0">
            {verdicts.map((verdict) => (
              <Products
                key={verdict}
                title={productWords.verdicts[verdict]}
                products={judged.products.filter((p) => p.verdict === verdict)}
                result={result}
                open={verdict === judged.products[0]?.verdict}
              />
            ))}
            {judged.ended.map(({ code, since }) => (
              <p key={code} className="py-3 text-note text-ink-2">
                {w.ended(productWords.products[code], formatDay(since))}
              </p>
            ))}
          </div>
          <div className="min-w-0">
            <AskTheBank />
            <Guarantors facts={facts} />
            <WhenToApply facts={facts} />
            <Refusals />
            <LocalSupport facts={facts} />
            <Section title={w.papers}>
              <ul className="grid list-disc gap-2 pl-5 text-body">
                {w.paperList.map((paper) => (
                  <li key={paper}>{paper}</li>
                ))}
              </ul>
            </Section>
          </div>
        </div>
      </div>
      <BackToReport />
      <AsOf />
    </Page>
  )
}

type ProductsProps = { title: string; products: readonly ProductResult[]; result: Judged; open: boolean }
/** The first product of the best group is expanded. */
function Products({ title, products, result, open }: ProductsProps) {
  if (products.length === 0) return null
  return (
    <Section title={title}>
      <div className="-mt-3">
        {products.map((product, i) => (
          <Disclosure key={product.code} open={open && i === 0} title={productWords.products[product.code]}>
            <ProductDetail product={product} facts={result.facts} />
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}

const AskTheBank = () => (
  <Section title={w.ask.title}>
    <ol className="grid list-decimal gap-2 pl-5 text-body">
      {w.ask.list.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
    <div className="mt-4">
      <CopyButton text={w.ask.list.join('\n')} words={w.ask} />
    </div>
  </Section>
)

const Refusals = () => (
  <Section title={w.refuse.title}>
    <ul className="grid gap-3">
      {w.refuse.list.map(({ why, act }) => (
        <li key={why} className="text-body">
          {why}
          <span className="block text-note text-ink-2">{act}</span>
        </li>
      ))}
    </ul>
    <p className="mt-3 text-note text-ink-2">{w.refuse.see}</p>
  </Section>
)
