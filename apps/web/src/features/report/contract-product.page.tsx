import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../kernel/chunks/lazy-part.tsx'
import { Navigate } from 'react-router'
import { useGo } from '../../kernel/links.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { QuestionPage } from '../../ui/layout/question-page.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { ContractDays } from './contract/contract-days.tsx'
import { dropContractDraft, type ContractDraft } from './contract/contract-draft.ts'
import { ContractFrame, type ContractStep } from './contract/contract-frame.tsx'
import { contractWords as w } from './contract/contract-words.ts'

// The rules of the loans are loaded only for a contract with one.
const LoanPicks = lazyPart(async () => ({ default: (await import('./loan/loan-picks.tsx')).LoanPicks }))

type SavedContract = Output<CallNamed<'contractReportKeep'>>

/** The loan for the contract; this step saves everything, and shows the deadlines. */
export default function ContractProductPage() {
  const [saved, setSaved] = useState<SavedContract | null>(null)
  return (
    <ContractFrame title={w.loanTitle}>
      {(step) => (saved ? <Saved kept={saved} told={step.told} /> : <LoanStep {...step} onSaved={setSaved} />)}
    </ContractFrame>
  )
}

function LoanStep({ order, draft, set, onSaved }: ContractStep & { onSaved: (saved: SavedContract) => void }) {
  const go = useGo()
  const store = useAction('contractReportKeep')
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { start_on, end_on, deposit_amount, rental_amount, loan_yn } = draft
  if (start_on === null || end_on === null)
    return <Navigate to={go.href('reportContractDate', { order_seq: order })} replace />
  const save = async () => {
    setTried(true)
    if (loan_yn === null) return
    const dates = { start_on, end_on, deposit_amount, rental_amount, area: orNull(draft.area), loan_yn }
    const reply = await store.run({ id: order, ...dates, ...loanOf(draft) })
    if (!reply.ok) return setProblem(reply.message)
    dropContractDraft()
    onSaved(reply.data)
  }
  return (
    <QuestionPage
      title={w.loanTitle}
      hint={w.loanHint}
      step={{ now: 3, all: 3 }}
      onBack={() => go('reportContractPrice', { order_seq: order })}
      button={w.save}
      loading={store.busy}
      buttonNote={<FieldError id="contract-problem" error={problem} />}
      onSubmit={() => void save()}
    >
      <div className="grid gap-6">
        <ChoiceField
          label={w.loanTitle}
          labelHidden
          value={loan_yn}
          onChange={(yn) => set({ loan_yn: yn })}
          options={[
            { value: 'Y', label: w.loanYes },
            { value: 'N', label: w.loanNo },
          ]}
          error={tried && loan_yn === null ? w.loanMissing : null}
        />
        {loan_yn === 'Y' && (
          <>
            <Suspense>
              <LoanPicks home={homeOf(draft)} onPick={(loan_name) => set({ loan_name })} />
            </Suspense>
            <TextField
              label={w.bank}
              hint={w.optional}
              value={draft.bank_name}
              onChange={(bank_name) => set({ bank_name })}
              maxLength={40}
            />
            <TextField
              label={w.loanName}
              hint={w.optional}
              value={draft.loan_name}
              onChange={(loan_name) => set({ loan_name })}
              maxLength={60}
            />
            <TextField
              label={w.loanCode}
              hint={w.optional}
              value={draft.loan_product_code}
              onChange={(loan_product_code) => set({ loan_product_code })}
              maxLength={40}
            />
          </>
        )}
      </div>
    </QuestionPage>
  )
}

/** Loan details that were typed before the answer changed to "no loan" are not sent. */
const loanOf = ({ loan_yn, bank_name, loan_name, loan_product_code }: ContractDraft) =>
  loan_yn === 'Y'
    ? { bank_name: orNull(bank_name), loan_name: orNull(loan_name), loan_product_code: orNull(loan_product_code) }
    : { bank_name: null, loan_name: null, loan_product_code: null }
/** The contract's sums, for the loans that seem to fit. */
const homeOf = ({ deposit_amount, rental_amount, start_on }: ContractDraft) => ({
  ...(deposit_amount !== null && { deposit: deposit_amount }),
  ...(rental_amount !== null && { rent: rental_amount }),
  ...(start_on !== null && { startsOn: start_on }),
})
const orNull = (text: string): string | null => text.trim() || null

function Saved({ kept, told }: { kept: SavedContract; told: ContractStep['told'] }) {
  const go = useGo()
  return (
    <Page
      title={w.savedTitle}
      heading
      bottom={
        <Button size="large" wide onClick={() => go('report')}>
          {w.toReports}
        </Button>
      }
    >
      <p className="mb-8 text-body text-ink-2">{w.savedText}</p>
      <ContractDays contract={kept} lease={told.lease} />
    </Page>
  )
}
