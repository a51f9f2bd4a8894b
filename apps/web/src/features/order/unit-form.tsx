import { useState } from 'react'
import { describeReason } from '../../kernel/funnel/reason-words.ts'
import { UnitWidget } from '../../kernel/places/unit-widget.tsx'
import type { AddressChoice, UnitChoice } from '../../kernel/funnel/places.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { orderWords as w } from './words.ts'

type Props = {
  title: string
  address: string
  button: string
  busy: boolean
  problem: string | null
  onBack: () => void
  onSave: (unit: UnitChoice, home: AddressChoice) => void
}

/** The unit of a known building: the building is looked up again by its road address, so that its key is fresh. */
export function UnitForm({ title, address, button, busy, problem, onBack, onSave }: Props) {
  const [unit, setUnit] = useState<UnitChoice | undefined>(undefined)
  const [tried, setTried] = useState(false)
  const found = useCall('addressSearch', address === '' ? null : { keyword: address })
  const hit = found.state === 'ready' ? found.data.hits.find((h) => h.address === address) : undefined
  const place: AddressChoice | null = hit
    ? { key: hit.key, road: hit.address, lot: hit.address_jibun, name: hit.building_name, multi: hit.multi }
    : null
  return (
    <Page
      title={title}
      heading
      onBack={onBack}
      bottomNote={<FieldError id="unit-problem" error={problem} />}
      bottom={
        <Button
          size="large"
          wide
          loading={busy}
          onClick={() => {
            setTried(true)
            if (unit && place) onSave(unit, place)
          }}
        >
          {button}
        </Button>
      }
    >
      {found.state === 'loading' ? (
        <Skeleton lines={4} />
      ) : (
        <UnitWidget
          spec={{ label: w.row.place }}
          error={tried && !unit ? describeReason('missing') : null}
          place={place}
          value={unit}
          onChange={setUnit}
          mayWait={false}
        />
      )}
    </Page>
  )
}
