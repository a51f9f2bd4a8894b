import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { GuaranteeSection } from './guarantee-section.tsx'
import { PriceSection } from './price-section.tsx'

/** What the home is worth, and what a guarantor makes of it. Default export: it stands below the first screen and comes after it. */
export default function ValueSections({ assessment }: { assessment: Assessment }) {
  return (
    <>
      <PriceSection assessment={assessment} />
      <GuaranteeSection assessment={assessment} />
    </>
  )
}
