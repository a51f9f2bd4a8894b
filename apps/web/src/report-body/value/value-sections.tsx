import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { GuaranteeSection } from './guarantee-section.tsx'
import { PriceSection } from './price-section.tsx'

/**
 * The value of the home, and the guarantor's decision. Default export: it is below the first screen and is loaded after
 * it.
 */
export default function ValueSections({ assessment }: { assessment: Assessment }) {
  return (
    <>
      <PriceSection assessment={assessment} />
      <GuaranteeSection assessment={assessment} />
    </>
  )
}
