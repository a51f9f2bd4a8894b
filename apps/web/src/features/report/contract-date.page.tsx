import { lastDayOfTerm } from '@jipsalpim/engine/values/day.ts'
import { useState } from 'react'
import { useBack, useGo } from '../../kernel/links.ts'
import { formatDay } from '../../lang/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DayField } from '../../ui/forms/day-field.tsx'
import { QuestionPage } from '../../ui/layout/question-page.tsx'
import { ContractFrame, type ContractStep } from './contract/contract-frame.tsx'
import { contractWords as w } from './contract/contract-words.ts'

/** The start and end of the lease, as the contract states them. */
export default function ContractDatePage() {
  return <ContractFrame title={w.dateTitle}>{(step) => <DateStep {...step} />}</ContractFrame>
}

function DateStep({ order, draft, set }: ContractStep) {
  const go = useGo()
  const back = useBack('report')
  const [tried, setTried] = useState(false)
  const { start_on, end_on } = draft
  const wrong = {
    start: start_on === null ? w.startMissing : null,
    end: end_on === null ? w.endMissing : start_on !== null && end_on <= start_on ? w.endBefore : null,
  }
  const twoYears = start_on === null ? null : lastDayOfTerm(start_on, 24)
  return (
    <QuestionPage
      title={w.dateTitle}
      hint={w.dateHint}
      step={{ now: 1, all: 3 }}
      onBack={back}
      button={w.next}
      onSubmit={() => {
        setTried(true)
        if (wrong.start === null && wrong.end === null) go('reportContractPrice', { order_seq: order })
      }}
    >
      <div className="grid gap-6">
        <DayField
          label={w.start}
          value={start_on}
          onChange={(day) => set({ start_on: day })}
          error={tried ? wrong.start : null}
        />
        <DayField
          label={w.end}
          value={end_on}
          onChange={(day) => set({ end_on: day })}
          error={tried ? wrong.end : null}
        />
        {twoYears !== null && end_on !== twoYears && (
          <Button kind="secondary" onClick={() => set({ end_on: twoYears })}>
            {w.twoYears(formatDay(twoYears))}
          </Button>
        )}
      </div>
    </QuestionPage>
  )
}
