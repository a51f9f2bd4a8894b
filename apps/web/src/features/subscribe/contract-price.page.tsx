import { useState } from 'react'
import { useGo } from '../../kernel/links.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { QuestionPage } from '../../ui/layout/question-page.tsx'
import { WonField } from '../../ui/forms/won-field.tsx'
import { leaseWords as w } from './lease-words.ts'
import { LivingFrame } from './shared/living-frame.tsx'
import type { Watch } from './shared/watch.ts'
import { watchWords } from './shared/watch-words.ts'

const types = ['전세', '반전세', '월세'] as const satisfies readonly NonNullable<Watch['contract_type']>[]
const RENT_ADDS = [100_000, 500_000] as const

/** The amounts of the lease, by which each change of the register is assessed. */
export default function ContractPricePage() {
  return (
    <LivingFrame title={w.priceTitle} place="subscribeContractPrice">
      {(watch) => <Sums key={watch.subscribeSeq} watch={watch} />}
    </LivingFrame>
  )
}

function Sums({ watch }: { watch: Watch }) {
  const go = useGo()
  const edit = useAction('subscribeEdit')
  const id = watch.subscribeSeq
  const [type, setType] = useState(watch.contract_type)
  const [deposit, setDeposit] = useState(watch.deposit_amount)
  const [rent, setRent] = useState(watch.rental_amount)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const wrong = {
    type: type === null ? w.typeMissing : null,
    deposit: deposit === null ? w.sumMissing : null,
    rent: rent === null ? w.sumMissing : type === '전세' && rent > 0 ? w.rentNone : null,
  }
  const save = async () => {
    setTried(true)
    setProblem(null)
    if (Object.values(wrong).some((text) => text !== null)) return
    const lease = { contract_type: type, deposit_amount: deposit, rental_amount: rent }
    const reply = await edit.run({ subscribe_seq: id, lease })
    if (reply.ok) go('subscribeContractProduct', { id })
    else setProblem(reply.message)
  }
  return (
    <QuestionPage
      title={w.priceTitle}
      hint={w.priceHint}
      step={{ now: 2, all: 3 }}
      onBack={() => go('subscribeContractDate', { id })}
      button={w.next}
      loading={edit.busy}
      buttonNote={<FieldError id="sums-problem" error={problem} />}
      onSubmit={() => void save()}
    >
      <div className="grid gap-6">
        <ChoiceField
          label={w.type}
          value={type}
          onChange={setType}
          options={types.map((value) => ({ value, label: watchWords.lease[value] }))}
          error={tried ? wrong.type : null}
        />
        <WonField label={w.deposit} value={deposit} onChange={setDeposit} error={tried ? wrong.deposit : null} />
        <WonField
          label={w.rent}
          hint={w.rentHint}
          value={rent}
          onChange={setRent}
          quickAdds={RENT_ADDS}
          error={tried ? wrong.rent : null}
        />
      </div>
    </QuestionPage>
  )
}
