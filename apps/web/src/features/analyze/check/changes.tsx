import type { AssessInput } from '@jipsalpim/engine/assessment.ts'
import { judgeChange } from '@jipsalpim/engine/diff/judge-change.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useMemo } from 'react'
import { ChangesSection } from '../../../report-body/changes-section.tsx'
import { EngineWords } from '../../../report-body/engine-words.tsx'

// the comparison comes with what it leads to
export { compare } from './compare.ts'

type Props = { before: AssessInput; after: AssessInput; day: Day }

/** Two registers of one home, compared for the lease that was told. Default export: it comes with the second register. */
export default function Changes({ before, after, day }: Props) {
  const judgement = useMemo(() => judgeChange(before, after, day), [before, after, day])
  // registers that are not compared never come here: compare.ts has told them apart
  if ('refused' in judgement) return null
  return (
    <EngineWords>
      <ChangesSection judgement={judgement} />
    </EngineWords>
  )
}
