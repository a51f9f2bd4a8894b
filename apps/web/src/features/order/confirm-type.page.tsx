import { useState } from 'react'
import { useBack, useGo } from '../../kernel/links.ts'
import { questionWords } from '../../shared/answers/question-words.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { QuestionPage } from '../../ui/layout/question-page.tsx'
import { stepsOf } from './confirm/confirm-steps.ts'
import { ConfirmFrame, type ConfirmStep } from './confirm/confirm-frame.tsx'
import { confirmWords as w } from './confirm/confirm-words.ts'

/** The kind of lease of a paid order, then its sums, its days and its home. */
export default function ConfirmTypePage() {
  return <ConfirmFrame title={w.typeTitle}>{(step) => <TypeStep {...step} />}</ConfirmFrame>
}

const kinds = ['전세', '반전세', '월세'] as const

function TypeStep({ order, lease, draft, set, of }: ConfirmStep) {
  const go = useGo()
  const back = useBack('report')
  const [type, setType] = useState(draft.type ?? lease.kind)
  return (
    <QuestionPage
      title={w.typeTitle}
      hint={w.typeHint}
      step={stepsOf(order, 1)}
      onBack={back}
      button={w.next}
      onSubmit={() => {
        set({ type })
        go('reportWaitingConfirmPrice', of)
      }}
    >
      <ChoiceField
        label={w.type}
        labelHidden
        value={type}
        onChange={setType}
        options={kinds.map((value) => ({ value, ...questionWords.leaseKinds[value] }))}
      />
    </QuestionPage>
  )
}
