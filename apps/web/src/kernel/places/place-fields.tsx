import type { AddressChoice, UnitChoice } from '../funnel/places.ts'
import { describeReason } from '../funnel/reason-words.ts'
import { AddressWidget } from './address-widget.tsx'
import { UnitWidget } from './unit-widget.tsx'

type Props = {
  label: string
  /** The user pressed the button: missing answers are shown as errors. */
  tried: boolean
  home: AddressChoice | null | undefined
  unit: UnitChoice | undefined
  onHome: (home: AddressChoice | null | undefined) => void
  onUnit: (unit: UnitChoice | undefined) => void
}

/** A building and its unit on one page. Choosing another building clears the unit. */
export const PlaceFields = ({ label, tried, home, unit, onHome, onUnit }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <AddressWidget
      spec={{ label, laterLabel: null }}
      error={tried && !home ? describeReason('missing') : null}
      value={home}
      onChange={(next) => {
        onHome(next)
        onUnit(undefined)
      }}
    />
    {home && (
      <UnitWidget
        key={home.key}
        spec={{ label }}
        error={tried && !unit ? describeReason('missing') : null}
        place={home}
        value={unit}
        onChange={onUnit}
        mayWait={false}
      />
    )}
  </div>
)
