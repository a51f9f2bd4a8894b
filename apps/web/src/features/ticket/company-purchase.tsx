import { walletMethods, type WalletMethod } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import { ticketsIn, type TicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { isBusinessNo } from '@jipsalpim/engine/values/business-no.ts'
import { useState } from 'react'
import { isEmail } from '../../kernel/is-email.ts'
import { Due } from '../../shared/paying/due.tsx'
import { preselectedMethod } from '../../shared/paying/last-pay-method.ts'
import type { Paying } from '../../shared/paying/pay.ts'
import { ExistingOrder } from '../../shared/paying/existing-order.tsx'
import { usePurchase } from '../../shared/paying/use-purchase.ts'
import { WalletField } from '../../shared/paying/wallet-field.tsx'
import { payWords } from '../../shared/paying/words.ts'
import { formatWon } from '../../lang/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CheckField } from '../../ui/forms/check-field.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { showProblem } from '../../ui/dialogs/show-problem.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { businessWords as w } from './business-words.ts'
import type { CompanyFacts } from './member-row.tsx'
import { usePacks } from '../../shared/paying/use-packs.ts'
import { ticketWords } from './words.ts'

/** The company's details, how many packs, and the full price. */
export function CompanyPurchase({ facts }: { facts: CompanyFacts | null }) {
  const { packs, failed, again } = usePacks()
  const { buy, busy, problem, setProblem, standing } = usePurchase('orderTicketBusiness', PAYING, again)
  const [company, setCompany] = useState({
    name: facts?.name ?? '',
    business_no: facts?.business_no ?? '',
    representative: facts?.representative ?? '',
    invoice_email: facts?.invoice_email ?? '',
  })
  const [product, setProduct] = useState<TicketPack>('ticket-10')
  const [many, setMany] = useState('1')
  const [way, setWay] = useState<WalletMethod>(() => preselectedMethod(walletMethods))
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  if (!packs)
    return failed !== null ? (
      <ErrorState title={ticketWords.priceFailed} onRetry={again}>
        {failed}
      </ErrorState>
    ) : (
      <Skeleton lines={6} />
    )
  const business_no = company.business_no.replace(/\D/g, '')
  const count = /^\d{1,2}$/.test(many) ? Number(many) : 0
  const chosen = packs.find((p) => p.product === product)
  const due = chosen && count >= 1 && count <= 50 ? chosen.price * count : null
  const wrong = {
    name: company.name.trim() === '' ? w.missing : null,
    business_no: isBusinessNo(business_no) ? null : w.businessNoBad,
    representative: company.representative.trim() === '' ? w.missing : null,
    invoice_email: isEmail(company.invoice_email.trim()) ? null : w.emailBad,
    many: due === null ? w.packsBad : null,
  }
  const problemOf = (field: keyof typeof wrong) => (tried ? wrong[field] : null)
  const set = (field: keyof typeof company) => (text: string) => setCompany({ ...company, [field]: text })
  const press = () => {
    setTried(true)
    if (due === null || Object.values(wrong).some((why) => why !== null)) {
      setProblem(w.fix)
      return showProblem()
    }
    if (!agreed) return setProblem(w.consentMissing)
    const input = {
      name: company.name.trim(),
      business_no,
      representative: company.representative.trim(),
      invoice_email: company.invoice_email.trim(),
    }
    void buy({ company: input, product, packs: count, shown_price: due }, way, `company-${product}-${count}`)
  }
  return (
    <form
      noValidate
      className="grid gap-6 py-2"
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
    >
      <TextField label={w.name} value={company.name} onChange={set('name')} error={problemOf('name')} maxLength={60} />
      <TextField
        label={w.businessNo}
        hint={w.businessNoHint}
        value={company.business_no}
        onChange={set('business_no')}
        error={problemOf('business_no')}
        inputMode="numeric"
        maxLength={12}
      />
      <TextField
        label={w.representative}
        value={company.representative}
        onChange={set('representative')}
        error={problemOf('representative')}
        maxLength={40}
      />
      <TextField
        label={w.email}
        type="email"
        value={company.invoice_email}
        onChange={set('invoice_email')}
        error={problemOf('invoice_email')}
        maxLength={100}
      />
      <ChoiceField
        label={w.pack}
        value={product}
        onChange={setProduct}
        options={packs.map((p) => ({
          value: p.product,
          label: ticketWords.pack(p.tickets),
          note: ticketWords.packPrice(formatWon(p.price), formatWon(p.unit)),
        }))}
      />
      <TextField
        label={w.packs}
        value={many}
        onChange={setMany}
        error={problemOf('many')}
        inputMode="numeric"
        maxLength={2}
        suffix={w.packsSuffix}
      />
      {due !== null && (
        <div>
          <Due won={due}>{w.total(ticketsIn(product) * count)}</Due>
        </div>
      )}
      <WalletField ways={walletMethods} value={way} onChange={setWay} />
      <CheckField label={w.consent} checked={agreed} onChange={setAgreed} />
      <FieldError id="company-problem" error={problem} />
      <ExistingOrder merchant_uid={standing} to={PAYING.back} />
      <Button type="submit" size="large" wide loading={busy}>
        {due === null ? ticketWords.payNone : payWords.payWith[way](formatWon(due))}
      </Button>
    </form>
  )
}

const PAYING: Paying = { confirm: 'orderTicketPayment', back: 'ticketPriceComplete' }
