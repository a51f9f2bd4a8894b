import { useState } from 'react'
import { useGo } from '../../kernel/links.ts'
import { describeReason } from '../../kernel/funnel/reason-words.ts'
import { QuestionPage } from '../../ui/layout/question-page.tsx'
import { showProblem } from '../../ui/dialogs/show-problem.ts'
import { WonField } from '../../ui/forms/won-field.tsx'
import { stepsOf } from './confirm/confirm-steps.ts'
import { ConfirmFrame, type ConfirmStep } from './confirm/confirm-frame.tsx'
import { confirmWords as w } from './confirm/confirm-words.ts'

/** The deposit and the rent once more. */
export default function ConfirmPricePage() {
  return <ConfirmFrame title={w.priceTitle}>{(step) => <PriceStep {...step} />}</ConfirmFrame>
}

const RENT_ADDS = [100_000, 500_000] as const

function PriceStep({ order, lease, draft, set, of }: ConfirmStep) {
  const go = useGo()
  const [tried, setTried] = useState(false)
  const kind = draft.type ?? lease.kind
  const deposit = draft.deposit === undefined ? lease.deposit : draft.deposit
  // the rent of another kind of lease is no answer to this one
  const rent = kind === '전세' ? 0 : draft.rent === undefined ? lease.rent || null : draft.rent
  const wrong = {
    deposit: deposit === null ? 'missing' : deposit === 0 ? 'won-zero' : undefined,
    rent: rent === null ? 'missing' : kind !== '전세' && rent === 0 ? 'won-zero' : undefined,
  }
  return (
    <QuestionPage
      title={w.priceTitle}
      hint={w.priceHint}
      step={stepsOf(order, 2)}
      onBack={() => go('reportWaitingConfirmType', of)}
      button={w.next}
      onSubmit={() => {
        setTried(true)
        if (wrong.deposit ?? wrong.rent) return showProblem()
        set({ type: kind, deposit, rent })
        go('reportWaitingConfirmDate', of)
      }}
    >
      <div className="grid gap-6">
        <WonField
          label={w.deposit}
          value={deposit}
          onChange={(won) => set({ deposit: won })}
          error={tried ? describeReason(wrong.deposit) : null}
        />
        {kind !== '전세' && (
          <WonField
            label={w.rent}
            value={rent}
            quickAdds={RENT_ADDS}
            onChange={(won) => set({ rent: won })}
            error={tried ? describeReason(wrong.rent) : null}
          />
        )}
      </div>
    </QuestionPage>
  )
}
