import { useState } from 'react'
import { Navigate } from 'react-router'
import { placeOf } from '../../kernel/funnel/places.ts'
import { useGo } from '../../kernel/links.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { Facts } from '../../report-body/facts.tsx'
import { questionWords } from '../../shared/answers/question-words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { QuestionPage } from '../../ui/layout/question-page.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { confirmDraft, type ConfirmDraft } from './confirm/confirm-draft.ts'
import { ConfirmFrame, type ConfirmStep } from './confirm/confirm-frame.tsx'
import { stepsOf } from './confirm/confirm-steps.ts'
import { confirmWords as w } from './confirm/confirm-words.ts'
import { Decided } from './confirm/decided.tsx'
import { FoundRegisters } from './confirm/found-registers.tsx'
import { orderWords } from './words.ts'

/** The chosen home with its register and its lease, before the report is begun: the last choice. */
export default function ConfirmSearchPage() {
  return <ConfirmFrame title={w.searchTitle}>{(step) => <SearchStep {...step} />}</ConfirmFrame>
}

function SearchStep(step: ConfirmStep) {
  const { order, draft, of } = step
  const go = useGo()
  if (order.address_state === 'complete') return <Decided merchant={of.merchant_uid} />
  const { home, unit } = draft
  if (!home || !unit) return <Navigate to={go.href('reportWaitingConfirmAddress', of)} replace />
  return <Chosen {...step} home={home} unit={unit} />
}

type Props = ConfirmStep & Required<Pick<ConfirmDraft, 'home' | 'unit'>>

function Chosen({ order, lease, set, of, home, unit }: Props) {
  const go = useGo()
  const [problem, setProblem] = useState<string | null>(null)
  const [decided, setDecided] = useState(false)
  const setAddress = useAction('orderDeterminedAddress')
  const setUnit = useAction('orderDeterminedBuilding')
  const registers = useCall('addressUniqueNos', {
    key: home.key,
    ...(unit.dong ? { dong: unit.dong } : {}),
    ...(unit.ho ? { ho: unit.ho } : {}),
  })
  if (decided) return <Decided merchant={of.merchant_uid} />
  const place = placeOf(home, unit)
  const save = async () => {
    const { address_key: _, ...rest } = place
    const reply =
      order.address_state === 'address'
        ? await setAddress.run({ id: order.order_seq, place })
        : await setUnit.run({ id: order.order_seq, ...rest })
    if (!reply.ok)
      return reply.error === 'addressUndecidedState' || reply.error === 'unitState'
        ? setDecided(true)
        : setProblem(reply.message)
    confirmDraft.drop()
    toast(orderWords.placeSaved)
    go('reportWaiting', of, { replace: true })
  }
  const placeName = [home.road, home.name, unit.dong, unit.floor, unit.ho].filter(Boolean).join(' ')
  const rent = lease.rent === 0 ? null : formatWon(lease.rent)
  return (
    <QuestionPage
      title={w.searchTitle}
      step={stepsOf(order, 5)}
      onBack={() => go('reportWaitingConfirmAddress', of)}
      button={orderWords.editSave}
      buttonNote={<FieldError id="place-problem" error={problem} />}
      loading={setAddress.busy || setUnit.busy}
      onSubmit={() => void save()}
    >
      <Facts
        facts={[
          { term: w.home, detail: <span lang="ko">{placeName}</span> },
          {
            term: w.sums,
            detail: questionWords.leaseTermsSaid(
              questionWords.leaseKinds[lease.kind].label,
              formatWon(lease.deposit),
              rent,
            ),
          },
          ...(lease.contractDate === null
            ? []
            : [
                {
                  term: w.days,
                  detail: questionWords.leaseDaysSaid(
                    formatDay(lease.contractDate),
                    lease.moveInDate && formatDay(lease.moveInDate),
                  ),
                },
              ]),
        ]}
      />
      <FoundRegisters
        read={registers}
        chosen={unit.uniqueNo}
        onChoose={(uniqueNo) => set({ unit: { ...unit, uniqueNo } })}
      />
      <div className="-ml-5 mt-2">
        <Button kind="quiet" onClick={() => go('reportWaitingConfirmType', of)}>
          {w.correct}
        </Button>
      </div>
    </QuestionPage>
  )
}
