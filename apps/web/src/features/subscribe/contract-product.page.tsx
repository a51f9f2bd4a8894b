import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useState } from 'react'
import { useGo } from '../../kernel/links.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { QuestionPage } from '../../ui/layout/question-page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { leaseWords as w } from './lease-words.ts'
import { LivingFrame } from './shared/living-frame.tsx'
import type { Watch } from './shared/watch.ts'

type Told = Output<CallNamed<'contractSubscribe'>>['contract']

/** The tenant's loan for the lease; stored with the order of the watch. */
export default function ContractProductPage() {
  return (
    <LivingFrame title={w.productTitle} place="subscribeContractProduct">
      {(watch) => <Known key={watch.subscribeSeq} watch={watch} />}
    </LivingFrame>
  )
}

function Known({ watch }: { watch: Watch }) {
  const go = useGo()
  const { order_seq: order, move_in_on: from, end_on: to, subscribeSeq: id } = watch
  const read = useCall('contractSubscribe', order === null ? null : { id: order })
  const toInfo = () => go('subscribeInfo', { id })
  if (order === null)
    return (
      <Page onBack={toInfo}>
        <EmptyState title={w.noOrder} heading="h1" action={<Button onClick={toInfo}>{w.toInfo}</Button>}>
          {w.noOrderText}
        </EmptyState>
      </Page>
    )
  if (from === null || to === null)
    return (
      <Page onBack={toInfo}>
        <EmptyState
          title={w.needDates}
          heading="h1"
          action={<Button onClick={() => go('subscribeContractDate', { id })}>{w.toDates}</Button>}
        >
          {w.needDatesText}
        </EmptyState>
      </Page>
    )
  if (read.state === 'loading')
    return (
      <Page title={w.productTitle} heading>
        <Skeleton lines={4} />
      </Page>
    )
  if (read.state === 'failed')
    return (
      <Page onBack={toInfo}>
        <ErrorState title={w.failed} heading="h1" onRetry={read.again}>
          {read.error.message}
        </ErrorState>
      </Page>
    )
  return <Loan watch={watch} order={order} from={from} to={to} told={read.data.contract} />
}

type Props = { watch: Watch; order: number; from: Day; to: Day; told: Told }
function Loan({ watch, order, from, to, told }: Props) {
  const go = useGo()
  const keep = useAction('contractSubscribeKeep')
  const id = watch.subscribeSeq
  const [loan, setLoan] = useState(told?.loan_yn ?? null)
  const [bank, setBank] = useState(told?.bank_name ?? '')
  const [name, setName] = useState(told?.loan_name ?? '')
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    setTried(true)
    setProblem(null)
    if (loan === null) return
    const reply = await keep.run({
      id: order,
      start_on: from,
      end_on: to,
      deposit_amount: watch.deposit_amount,
      rental_amount: watch.rental_amount,
      area: told?.area ?? null,
      loan_yn: loan,
      bank_name: loan === 'Y' ? bank.trim() || null : null,
      loan_name: loan === 'Y' ? name.trim() || null : null,
      loan_product_code: loan === 'Y' ? (told?.loan_product_code ?? null) : null,
    })
    if (!reply.ok) return setProblem(reply.message)
    toast(w.saved)
    go('subscribeInfo', { id })
  }
  return (
    <QuestionPage
      title={w.productTitle}
      hint={w.productHint}
      step={{ now: 3, all: 3 }}
      onBack={() => go('subscribeContractPrice', { id })}
      button={w.save}
      loading={keep.busy}
      buttonNote={<FieldError id="loan-problem" error={problem} />}
      onSubmit={() => void save()}
    >
      <div className="grid gap-6">
        <ChoiceField
          label={w.productTitle}
          labelHidden
          value={loan}
          onChange={setLoan}
          options={[
            { value: 'Y', label: w.yes },
            { value: 'N', label: w.no },
          ]}
          error={tried && loan === null ? w.missing : null}
        />
        {loan === 'Y' && (
          <>
            <TextField label={w.bank} hint={w.optional} value={bank} onChange={setBank} maxLength={40} />
            <TextField label={w.name} hint={w.optional} value={name} onChange={setName} maxLength={60} />
          </>
        )}
      </div>
    </QuestionPage>
  )
}
