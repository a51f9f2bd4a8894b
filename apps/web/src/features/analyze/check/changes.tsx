import type { AssessInput } from '@jipsalpim/engine/assessment.ts'
import { judgeChange } from '@jipsalpim/engine/diff/judge-change.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useMemo } from 'react'
import { ChangesSection } from '../../../report-body/changes/changes-section.tsx'
import { EngineWords } from '../../../report-body/engine-words.tsx'

// the comparison is loaded together with what it needs
export { compare } from './compare.ts'

type Props = { before: AssessInput; after: AssessInput; day: Day }

/** Two registers of one home, compared for the user's lease. Default export: it is loaded with the second register. */
export default function Changes({ before, after, day }: Props) {
  const judgement = useMemo(() => judgeChange(before, after, day), [before, after, day])
  // registers that cannot be compared never reach this: compare.ts has separated them
  if ('refused' in judgement) return null
  return (
    <EngineWords>
      <ChangesSection judgement={judgement} />
    </EngineWords>
  )
}
