import { useState } from 'react'
import { useGo } from '../../kernel/links.ts'
import { useAction } from '../../kernel/use-action.ts'
import { useCall } from '../../kernel/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { PlaceForm } from './place-form.tsx'
import { UnitForm } from './unit-form.tsx'
import { orderWords as w } from './words.ts'

/** Sets what a paid order still lacks: its address, or the unit in a known building. */
export function ConfirmPlace({ decides }: { decides: 'address' | 'dongfloorho' }) {
  const go = useGo()
  const recent = useCall('orderDeterminedRecent', {})
  const setAddress = useAction('orderDeterminedAddress')
  const setUnit = useAction('orderDeterminedBuilding')
  const [problem, setProblem] = useState<string | null>(null)
  const [decided, setDecided] = useState(false)

  if (recent.state === 'loading')
    return (
      <Page title={decides === 'address' ? w.confirmTypeTitle : w.confirmAddressTitle} heading>
        <Skeleton lines={4} />
      </Page>
    )
  if (recent.state === 'failed')
    return (
      <Page>
        <ErrorState title={recent.error.message} heading="h1" onRetry={recent.again}>
          {null}
        </ErrorState>
      </Page>
    )
  const order = recent.data.order
  if (!order || order.status !== decides)
    return (
      <Page>
        <EmptyState
          title={w.nothingToDecide}
          heading="h1"
          action={<Button onClick={() => go('report')}>{w.toReports}</Button>}
        />
      </Page>
    )
  if (decided)
    return (
      <Page>
        <EmptyState
          title={w.decidedTitle}
          heading="h1"
          action={
            <Button onClick={() => go('reportWaiting', { merchant_uid: order.merchant_uid })}>{w.toOrder}</Button>
          }
        >
          {w.decidedText}
        </EmptyState>
      </Page>
    )
  const refused = ({ error, message }: { error: string; message: string }) =>
    error === 'addressUndecidedState' || error === 'unitState' ? setDecided(true) : setProblem(message)
  const saved = () => {
    toast(w.placeSaved)
    go('reportWaiting', { merchant_uid: order.merchant_uid }, { replace: true })
  }
  const back = () => go('reportWaiting', { merchant_uid: order.merchant_uid })
  if (decides === 'dongfloorho')
    return (
      <UnitForm
        title={w.confirmAddressTitle}
        address={order.address ?? ''}
        busy={setUnit.busy}
        problem={problem}
        onBack={back}
        onSave={(unit) =>
          void setUnit
            .run({ id: order.id, building_dong: unit.dong, building_floor: unit.floor, building_ho: unit.ho })
            .then((r) => (r.ok ? saved() : refused(r)))
        }
      />
    )
  return (
    <PlaceForm
      title={w.confirmTypeTitle}
      busy={setAddress.busy}
      problem={problem}
      onBack={back}
      onSave={(place) => void setAddress.run({ id: order.id, place }).then((r) => (r.ok ? saved() : refused(r)))}
    />
  )
}
