import { judgeHome, readCase } from '@jipsalpim/engine/judge-home.ts'
import { sides, type Side } from '@jipsalpim/engine/compare/compare-homes.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { startTransition, use, useDeferredValue, useMemo, useState } from 'react'
import { Missing } from '../../../kernel/chunks/lazy-part.tsx'
import { LateChunk } from '../../../kernel/chunks/chunk-placeholder.tsx'
import { Comparison } from '../../../report-body/comparison/comparison.tsx'
import { comparisonWords } from '../../../report-body/comparison/comparison-words.ts'
import { homeName } from '../../../report-body/verdict/home-name.ts'
import { questionWords } from '../../../shared/answers/question-words.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { WonField } from '../../../ui/forms/won-field.tsx'
import { inputOf, type Answers } from './answers.ts'
import { loadCalculation, retryCalculation } from './load-calculation.ts'
import type { Check } from './use-check.ts'
import { words } from './words.ts'

type Props = {
  pair: NonNullable<Check['pair']>
  answers: Check['answers']
  onClose: () => void
}

/**
 * Registers of two homes, judged and compared on the device, and again after every answer. Default export: it is loaded
 * with the comparison.
 */
export default function TwoHomes({ pair, answers: kept, onClose }: Props) {
  const [answers, setAnswers] = useState(() => ({ a: kept.of(pair.a.count), b: kept.of(pair.b.count) }))
  const [today] = useState(() => dayInSeoul(new Date()))
  // typing has priority over the comparison
  const settled = useDeferredValue(answers)
  const cases = useMemo(
    () => ({
      a: readCase(inputOf(pair.a.register, settled.a, today)),
      b: readCase(inputOf(pair.b.register, settled.b, today)),
    }),
    [pair, settled, today],
  )
  const [, setTries] = useState(0)
  const reckons = cases.a.reckons || cases.b.reckons
  const reckoning = reckons ? use(loadCalculation()) : null
  const missing = reckons && reckoning === null
  const homes = useMemo(
    () =>
      missing
        ? null
        : {
            a: { assessment: judgeHome(cases.a, reckoning), sample: false },
            b: { assessment: judgeHome(cases.b, reckoning), sample: false },
          },
    [cases, missing, reckoning],
  )
  const answer = (side: Side, next: Answers) => {
    setAnswers((now) => ({ ...now, [side]: next }))
    kept.keep(pair[side].count, next)
  }
  const again = () => {
    void retryCalculation()
    startTransition(() => setTries((n) => n + 1))
  }
  return (
    <div className="@container mx-auto grid w-full max-w-[60rem] gap-8">
      <section aria-label={words.pair.title}>
        <h2 className="text-title font-bold">{words.pair.title}</h2>
        <p className="mt-1 text-note text-ink-2">{words.pair.note}</p>
        <div className="mt-4 grid gap-3 @min-[40rem]:grid-cols-2">
          {sides.map((side) => (
            <Terms
              key={side}
              name={`${comparisonWords.side[side]} · ${homeName(pair[side].register.address).name}`}
              answers={answers[side]}
              onChange={(next) => answer(side, next)}
            />
          ))}
        </div>
        <div className="mt-3">
          <Button kind="secondary" onClick={onClose}>
            {words.pair.close}
          </Button>
        </div>
      </section>
      <div>
        {settled !== answers && <LateChunk />}
        {homes === null ? <Missing again={again} /> : <Comparison homes={homes} />}
      </div>
    </div>
  )
}

type TermsProps = { name: string; answers: Answers; onChange: (answers: Answers) => void }
/** What a comparison needs and no register contains; collapsed if it was typed before. */
function Terms({ name, answers, onChange }: TermsProps) {
  const [open] = useState(answers.deposit === null || answers.price === null)
  return (
    <div>
      <Disclosure title={name} open={open}>
        <fieldset className="grid min-w-0 gap-3 pt-2">
          <legend className="sr-only">{name}</legend>
          <WonField
            label={words.deposit}
            quickAdds={[]}
            value={answers.deposit}
            onChange={(deposit) => onChange({ ...answers, deposit })}
          />
          <WonField
            label={questionWords.labels['price-told']}
            quickAdds={[]}
            value={answers.price}
            onChange={(price) => onChange({ ...answers, price })}
          />
          <WonField
            label={questionWords.labels['official-price']}
            hint={questionWords.hints['official-price']}
            quickAdds={[]}
            value={answers.officialPrice}
            onChange={(officialPrice) => onChange({ ...answers, officialPrice })}
          />
          <WonField
            label={words.rent}
            hint={words.pair.rentHint}
            quickAdds={[]}
            value={answers.rent}
            onChange={(rent) => onChange({ ...answers, rent })}
          />
        </fieldset>
      </Disclosure>
    </div>
  )
}
