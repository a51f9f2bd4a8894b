import { lastDayOfTerm, type Day } from '@jipsalpim/engine/values/day.ts'
import { useState } from 'react'
import { useGo } from '../../kernel/links.ts'
import { useToday } from '../../kernel/today.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { formatDay } from '../../lang/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DayField } from '../../ui/forms/day-field.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { QuestionPage } from '../../ui/layout/question-page.tsx'
import { leaseWords as w } from './lease-words.ts'
import { LivingFrame } from './shared/living-frame.tsx'
import type { Watch } from './shared/watch.ts'

/** The dates of the lease: they determine how often the home is checked. */
export default function ContractDatePage() {
  return (
    <LivingFrame title={w.dateTitle} place="subscribeContractDate">
      {(watch) => <Dates key={watch.subscribeSeq} watch={watch} />}
    </LivingFrame>
  )
}

type Days = { contract_on: Day | null; balance_on: Day | null; move_in_on: Day | null; end_on: Day | null }

function Dates({ watch }: { watch: Watch }) {
  const go = useGo()
  const today = useToday()
  const edit = useAction('subscribeEdit')
  const id = watch.subscribeSeq
  const [days, setDays] = useState<Days>({
    contract_on: watch.contract_on,
    balance_on: watch.balance_on,
    move_in_on: watch.move_in_on,
    end_on: watch.end_on,
  })
  const [problem, setProblem] = useState<string | null>(null)
  const set = (some: Partial<Days>) => setDays({ ...days, ...some })
  const { contract_on, balance_on, move_in_on, end_on } = days
  const wrong = {
    balance: balance_on !== null && balance_on < today && balance_on !== watch.balance_on ? w.balancePast : null,
    moveIn: contract_on !== null && move_in_on !== null && move_in_on < contract_on ? w.moveInEarly : null,
    end: move_in_on !== null && end_on !== null && end_on <= move_in_on ? w.endEarly : null,
  }
  const twoYears = move_in_on === null ? null : lastDayOfTerm(move_in_on, 24)
  const save = async () => {
    setProblem(null)
    if (Object.values(wrong).some((text) => text !== null)) return
    const reply = await edit.run({ subscribe_seq: id, lease: days })
    if (reply.ok) go('subscribeContractPrice', { id })
    else setProblem(reply.message)
  }
  return (
    <QuestionPage
      title={w.dateTitle}
      hint={w.dateHint}
      step={{ now: 1, all: 3 }}
      onBack={() => go('subscribeInfo', { id })}
      button={w.next}
      loading={edit.busy}
      buttonNote={<FieldError id="dates-problem" error={problem} />}
      onSubmit={() => void save()}
    >
      <div className="grid gap-6">
        <DayField label={w.contract} value={contract_on} onChange={(day) => set({ contract_on: day })} />
        <DayField
          label={w.balance}
          value={balance_on}
          onChange={(day) => set({ balance_on: day })}
          error={wrong.balance}
        />
        <DayField
          label={w.moveIn}
          value={move_in_on}
          onChange={(day) => set({ move_in_on: day })}
          error={wrong.moveIn}
        />
        <DayField label={w.end} value={end_on} onChange={(day) => set({ end_on: day })} error={wrong.end} />
        {twoYears !== null && end_on !== twoYears && (
          <Button kind="secondary" onClick={() => set({ end_on: twoYears })}>
            {w.twoYears(formatDay(twoYears))}
          </Button>
        )}
      </div>
    </QuestionPage>
  )
}
