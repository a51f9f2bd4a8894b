import { useState } from 'react'
import { Navigate } from 'react-router'
import { useGo } from '../../kernel/links.ts'
import { QuestionPage } from '../../ui/layout/question-page.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { WonField } from '../../ui/forms/won-field.tsx'
import { ContractDiffers } from './contract/contract-differs.tsx'
import { ContractFrame, type ContractStep } from './contract/contract-frame.tsx'
import { contractWords as w } from './contract/contract-words.ts'

/** The contract's amounts next to those used for the report, and the area. */
export default function ContractPricePage() {
  return <ContractFrame title={w.priceTitle}>{(step) => <PriceStep {...step} />}</ContractFrame>
}

function PriceStep({ order, told: { lease }, draft, set }: ContractStep) {
  const go = useGo()
  const [tried, setTried] = useState(false)
  const { deposit_amount: deposit, rental_amount: rent } = draft
  const of = { order_seq: order }
  if (draft.end_on === null) return <Navigate to={go.href('reportContractDate', of)} replace />
  return (
    <QuestionPage
      title={w.priceTitle}
      hint={w.priceHint}
      step={{ now: 2, all: 3 }}
      onBack={() => go('reportContractDate', of)}
      button={w.next}
      onSubmit={() => {
        setTried(true)
        if (deposit !== null && rent !== null) go('reportContractProduct', of)
      }}
    >
      <div className="grid gap-6">
        <WonField
          label={w.deposit}
          value={deposit}
          onChange={(won) => set({ deposit_amount: won })}
          error={tried && deposit === null ? w.sumMissing : null}
        />
        <WonField
          label={w.rent}
          hint={w.rentHint}
          value={rent}
          onChange={(won) => set({ rental_amount: won })}
          quickAdds={RENT_ADDS}
          error={tried && rent === null ? w.sumMissing : null}
        />
        <ContractDiffers order={order} lease={lease} deposit={deposit} rent={rent} />
        <TextField
          label={w.areaField}
          hint={w.areaHint}
          value={draft.area}
          onChange={(area) => set({ area })}
          maxLength={40}
        />
      </div>
    </QuestionPage>
  )
}

const RENT_ADDS = [100_000, 500_000] as const
