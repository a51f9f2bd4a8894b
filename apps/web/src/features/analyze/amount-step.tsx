import { sayDay } from '@jipsalpim/engine/values/day.ts'
import { sayWon } from '@jipsalpim/engine/values/won.ts'
import { useState } from 'react'
import type { StepProps } from '../../kernel/funnel/define.ts'
import { sentOf } from '../../kernel/funnel/path.ts'
import { sayReason } from '../../kernel/funnel/words.ts'
import { useGo } from '../../kernel/links.ts'
import { useAction } from '../../kernel/use-action.ts'
import { useCall } from '../../kernel/use-call.ts'
import { sayPlace } from '../../kernel/places/say-place.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import type { OrderAnswers } from './order.funnel.tsx'
import { pay } from './pay.ts'
import { amountWords as w } from './words.ts'

// The funnel's own step: its answers are the order's.
type Props = Omit<StepProps<never>, 'answers'> & { answers: OrderAnswers }

/** What will be ordered, the full price before the first tap, the consent, and the way to pay. */
export function AmountStep({ answers, back }: Props) {
  const go = useGo()
  const price = useCall('orderPrice', {})
  const create = useAction('orderCreate')
  const [agreed, setAgreed] = useState(false)
  const [gateway, setGateway] = useState<'portone' | 'payple'>('portone')
  const [paying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const order = async () => {
    if (price.state !== 'ready') return
    if (!agreed) return setProblem(w.consentMissing)
    setProblem(null)
    setPaying(true)
    try {
      const { default: funnel } = await import('./order.funnel.tsx')
      const made = await create.run({
        // Every step before this one is answered, or the person could not stand here; the server checks again.
        ...(sentOf(funnel, answers) as Parameters<typeof create.run>[0]),
        pg_name: gateway,
        shown_price: price.data.price,
        prepare_at_once: true,
      })
      if (!made.ok) {
        const fresh =
          made.error === 'paymentRequestFailed' && isPrice(made.data) ? w.priceChanged(sayWon(made.data.price)) : null
        if (fresh) price.again()
        return setProblem(fresh ?? sayReason(Object.values(made.fields)[0]) ?? made.message)
      }
      const { merchant_uid } = made.data
      const end = made.data.price === 0 ? ({ kind: 'paid', impUid: null } as const) : await pay(gateway, merchant_uid)
      if (end.kind === 'left') return
      if (end.kind === 'paid')
        return go('analyzePayComplete', {
          merchant_uid,
          pg_name: made.data.price === 0 ? 'free' : gateway,
          ...(end.impUid ? { imp_uid: end.impUid } : {}),
        })
      setProblem(end.message)
    } finally {
      setPaying(false)
    }
  }

  return (
    <Page
      title={w.amountTitle}
      heading
      onBack={back}
      bottomNote={<FieldError id="pay-problem" error={problem} />}
      bottom={
        price.state === 'failed' ? (
          <Button size="large" wide onClick={price.again}>
            {w.priceAgain}
          </Button>
        ) : (
          <Button
            size="large"
            wide
            loading={paying || create.busy}
            disabled={price.state !== 'ready'}
            onClick={() => void order()}
          >
            {price.state === 'ready' ? w.pay(sayWon(price.data.price)) : w.pay('')}
          </Button>
        )
      }
    >
      <Answered answers={answers} />
      <div className="mt-6 flex items-baseline justify-between border-t border-line pt-4">
        <span className="text-body">{w.price}</span>
        <span className="figures text-title font-bold">{price.state === 'ready' ? sayWon(price.data.price) : ' '}</span>
      </div>
      <p className="mt-1 text-right text-note text-ink-2">{price.state === 'failed' ? w.priceFailed : w.priceNote}</p>
      <div className="mt-8">
        <ChoiceField
          label={w.payBy}
          value={gateway}
          onChange={setGateway}
          options={[
            { value: 'portone', label: w.card, note: w.cardNote },
            { value: 'payple', label: w.payple, note: w.paypleNote },
          ]}
        />
      </div>
      <div className="mt-8">
        <CheckField label={w.consent} checked={agreed} onChange={setAgreed} />
        <p className="pl-9 text-note text-ink-2">{w.consentMore}</p>
      </div>
    </Page>
  )
}

/** The answers as one list; each leads back to its question. */
function Answered({ answers: a }: { answers: OrderAnswers }) {
  const go = useGo()
  const rows = [
    { label: w.row.type, value: a.type ?? '', at: 'analyzeType' as const },
    { label: w.row.date, value: a.date ? sayDay(a.date) : '', at: 'analyzeDate' as const },
    { label: w.row.living, value: a.moveIn ? sayDay(a.moveIn) : w.unknownDay, at: 'analyzeDateLiving' as const },
    { label: w.row.deposit, value: a.deposit === undefined ? '' : sayWon(a.deposit), at: 'analyzePrice' as const },
    ...(a.type !== '전세' && a.rent !== undefined
      ? [{ label: w.row.rent, value: sayWon(a.rent), at: 'analyzePrice' as const }]
      : []),
    {
      label: w.row.place,
      value: a.home ? sayPlace(a.home, a.unit ?? null) : w.placeLater,
      at: 'analyzeAddress' as const,
    },
    ...(a.home === null
      ? [
          { label: w.row.kind, value: a.kind ?? '', at: 'analyzeSection' as const },
          { label: w.row.area, value: a.gu ?? '', at: 'analyzeArea' as const },
        ]
      : []),
  ]
  return (
    <dl>
      {rows.map((row) => (
        <div key={row.label} className="flex items-start gap-3 border-b border-hairline py-3">
          <dt className="w-20 shrink-0 text-note text-ink-2">{row.label}</dt>
          <dd className="flex min-w-0 flex-1 items-start gap-3">
            <span className="figures min-w-0 flex-1 text-body">{row.value}</span>
            <a
              href={go.href(row.at)}
              aria-label={`${row.label} ${w.edit}`}
              className="-my-3 grid min-h-12 shrink-0 place-items-center px-2 text-note font-semibold text-brand"
              onClick={(event) => {
                event.preventDefault()
                go(row.at)
              }}
            >
              {w.edit}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
const isPrice = (v: unknown): v is { price: number } =>
  typeof v === 'object' && v !== null && 'price' in v && typeof v.price === 'number'
