import { useBack, useGo } from '../../kernel/links.ts'
import { ConfirmFrame, type ConfirmStep } from './confirm/confirm-frame.tsx'
import { confirmWords as w } from './confirm/confirm-words.ts'
import { Decided } from './confirm/decided.tsx'
import { PlaceForm } from './place-form.tsx'
import { UnitForm } from './unit-form.tsx'
import { orderWords } from './words.ts'

/** What a paid order still lacks: its address, or the unit in a known building. */
export default function ConfirmAddressPage() {
  return <ConfirmFrame title={orderWords.confirmTypeTitle}>{(step) => <AddressStep {...step} />}</ConfirmFrame>
}

function AddressStep({ order, draft, set, of }: ConfirmStep) {
  const go = useGo()
  const back = useBack('report')
  if (order.address_state === 'complete') return <Decided merchant={of.merchant_uid} />
  const choose = (chosen: Pick<typeof draft, 'home' | 'unit'>) => {
    set(chosen)
    go('reportWaitingConfirmSearch', of)
  }
  if (order.address_state === 'dongfloorho')
    return (
      <UnitForm
        title={orderWords.confirmAddressTitle}
        address={order.address ?? ''}
        button={w.next}
        busy={false}
        problem={null}
        onBack={back}
        onSave={(unit, home) => choose({ unit, home })}
      />
    )
  return (
    <PlaceForm
      title={orderWords.confirmTypeTitle}
      button={w.next}
      busy={false}
      problem={null}
      onBack={() => go('reportWaitingConfirmDate', of)}
      given={draft}
      onSave={(_, home, unit) => choose({ home, unit })}
    />
  )
}
