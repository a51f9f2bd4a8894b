import { judgeHome, readCase } from '@jipsalpim/engine/judge-home.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { startTransition, Suspense, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { lazyPart, Missing } from '../../../kernel/chunks/lazy-part.tsx'
import { LateChunk, ChunkPlaceholder } from '../../../kernel/chunks/chunk-placeholder.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { ReportBody } from '../../../report-body/report-body.tsx'
import { inputOf, noAnswers, type Answers } from './answers.ts'
import { FirstQuestions, MoreQuestions } from './questions.tsx'
import { loadCalculation, retryCalculation, expectCalculation } from './load-calculation.ts'
import { words } from './words.ts'

// The comparison is loaded with the second register.
const comparing = () => import('./changes.tsx')
const Changes = lazyPart(comparing)

type Props = {
  register: RegisterDocument
  /** An older register of the same home: what changed since is shown first. */
  before: RegisterDocument | null
  /** The older one was given last. */
  swapped: boolean
  /** The earlier answers for this home, and the callback that stores new ones. */
  given: Answers
  onAnswers: (answers: Answers) => void
}

/**
 * Judges the register, and again after every answer; the file is not read again. Default export: it is loaded with the
 * engine.
 */
export default function Judged({ register, before, swapped, given, onAnswers }: Props) {
  const [answers, setAnswers] = useState(given)
  const [today] = useState(() => dayInSeoul(new Date()))
  // typing has priority over the report
  const settled = useDeferredValue(answers)
  const input = useMemo(() => inputOf(register, settled, today), [register, settled, today])
  const older = useMemo(() => before && inputOf(before, settled, today), [before, settled, today])
  const home = useMemo(() => readCase(input), [input])
  const [, setTries] = useState(0)
  // the previous result stays on the screen until it is loaded
  const reckoning = home.reckons ? use(loadCalculation()) : null
  const missing = home.reckons && reckoning === null
  const assessment = useMemo(
    () => judgeHome(missing ? readCase(inputOf(register, noAnswers, today)) : home, reckoning),
    [missing, register, today, home, reckoning],
  )
  // loaded early, so that neither an answer nor a second register waits for the network
  useEffect(() => {
    expectCalculation()
    void comparing().catch(() => null)
  }, [])
  const again = () => {
    void retryCalculation()
    startTransition(() => setTries((n) => n + 1))
  }
  // A register was read: focus moves to the result, for the eye and for the screen reader.
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => void result.current?.focus({ preventScroll: true }), [])
  const answer = (next: Answers) => {
    setAnswers(next)
    onAnswers(next)
  }
  const asked = {
    first: <FirstQuestions answers={answers} onChange={answer} />,
    rest: <MoreQuestions answers={answers} assessment={assessment} onChange={answer} />,
  }
  return (
    <div className="grid gap-8">
      {older && (
        <div className="grid gap-4 border-b border-line pb-8">
          {swapped && <Banner title={words.swapped}>{words.swappedNote}</Banner>}
          <Suspense fallback={<ChunkPlaceholder heading lines={4} />}>
            <Changes before={older} after={input} day={today} />
          </Suspense>
        </div>
      )}
      <div ref={result} tabIndex={-1} className="scroll-mt-20 outline-none">
        {settled !== answers && <LateChunk />}
        {missing ? (
          <div className="grid max-w-[34rem] gap-6">
            <Missing again={again} />
            {asked.first}
            {asked.rest}
          </div>
        ) : (
          <ReportBody assessment={assessment} input={input} sample={false} asked={asked} />
        )}
      </div>
    </div>
  )
}
