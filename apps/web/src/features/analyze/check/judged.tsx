import { assess } from '@jipsalpim/engine/assess.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { GradeMark } from '../../../ui/grade-mark.tsx'
import { ReportBody } from '../../../report-body/report-body.tsx'
import { inputOf, noAnswers } from './answers.ts'
import { Questions } from './questions.tsx'
import { words } from './words.ts'

const resultId = 'check-result'

/** The register judged, and judged again with every answer; the file is not read again. Default export: it comes with the engine. */
export default function Judged({ register }: { register: RegisterDocument }) {
  const [answers, setAnswers] = useState(noAnswers)
  const [today] = useState(() => dayInSeoul(new Date()))
  // typing stays ahead of the report
  const settled = useDeferredValue(answers)
  const input = useMemo(() => inputOf(register, settled, today), [register, settled, today])
  const assessment = useMemo(() => assess(input), [input])
  return (
    <div className="mt-4 grid gap-8">
      <div>
        <p className="sticky top-0 z-10 -mx-5 mb-4 flex min-h-12 items-center justify-between border-b border-hairline bg-sheet px-5">
          <span role="status" className="flex items-center gap-2 text-note text-ink-2">
            {words.now} <GradeMark grade={assessment.grade} size="small" />
          </span>
          <a href={`#${resultId}`} className="reach text-note font-semibold text-brand underline underline-offset-4">
            {words.toResult}
          </a>
        </p>
        <Questions answers={answers} assessment={assessment} onChange={setAnswers} />
      </div>
      <div id={resultId} className="scroll-mt-4 border-t border-line pt-8">
        <ReportBody assessment={assessment} input={input} sample={false} title={words.title} />
      </div>
    </div>
  )
}
