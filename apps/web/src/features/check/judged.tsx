import { assess } from '@jipsalpim/engine/assess.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { ReportBody } from '../report/report-body.tsx'
import { inputOf, noAnswers } from './answers.ts'
import { Questions } from './questions.tsx'
import { words } from './words.ts'

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
      <Questions answers={answers} assessment={assessment} onChange={setAnswers} />
      <p role="status" className="sr-only">
        {words.nowJudged(assessment.grade)}
      </p>
      <div className="border-t border-line pt-8">
        <ReportBody assessment={assessment} input={input} sample={false} title={words.title} />
      </div>
    </div>
  )
}
