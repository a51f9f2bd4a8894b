import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { rentCredit } from '@jipsalpim/engine/law/rent-tax-credit.ts'
import { useState } from 'react'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { WonField } from '../../ui/forms/won-field.tsx'
import { rentCreditOf, type RentEntered } from './costs.ts'
import { costsWords as words } from './costs-words.ts'
import { RuleNote } from '../explaining/rule-note.tsx'
import { AnswerField } from './answer-field.tsx'

/** How much of the rent comes back through the income tax; asked and calculated on the device. */
export function RentCreditPart({ assessment }: { assessment: Assessment }) {
  const [entered, setEntered] = useState<RentEntered>({ salary: null, homeless: null, movedIn: null })
  const set = (more: Partial<RentEntered>) => setEntered({ ...entered, ...more })
  return (
    <Disclosure title={words.rent.title}>
      <div className="grid gap-6">
        <p className="text-body">{words.rent.lead}</p>
        <WonField
          label={words.rent.salary}
          hint={words.rent.salaryHint}
          value={entered.salary}
          onChange={(salary) => set({ salary })}
        />
        <AnswerField
          label={words.rent.ownsHome}
          value={entered.homeless === null ? null : !entered.homeless}
          onChange={(owns) => set({ homeless: owns === null ? null : !owns })}
        />
        <AnswerField label={words.rent.movedIn} value={entered.movedIn} onChange={(movedIn) => set({ movedIn })} />
      </div>
      <div aria-live="polite" className="mt-6 rounded-lg bg-sunk px-5 py-4">
        <Answer assessment={assessment} told={entered} />
      </div>
    </Disclosure>
  )
}

function Answer({ assessment, told }: { assessment: Assessment; told: RentEntered }) {
  const found = rentCreditOf(assessment, told)
  if ('unknown' in found) return <p className="text-note text-ink-2">{words.rent.empty}</p>
  const { won, counted, percent, capped, bars, needs, rule } = found.value
  const family = bars.includes('home-too-large') ? rentCredit.at(assessment.day)?.value.family : null
  return (
    <>
      <p className="text-note font-semibold text-ink-2">
        {needs.length > 0 && bars.length === 0 ? words.rent.resultIf : words.rent.result}
      </p>
      <p className="figures text-body font-bold">{bars.length > 0 ? words.rent.none : words.rent.won(won)}</p>
      {bars.length === 0 && (
        <p className="figures text-note text-ink-2">
          {words.rent.how(counted, percent)} {capped && words.rent.capped}
        </p>
      )}
      <ul className="mt-2 list-disc pl-5 text-note">
        {bars.map((id) => (
          <li key={id}>{words.rent.reasons[id]}</li>
        ))}
        {family && <li>{words.rent.family(family.children, family.area)}</li>}
      </ul>
      {needs.length > 0 && bars.length === 0 && (
        <>
          <h4 className="mt-2 text-note font-semibold text-ink-2">{words.rent.open}</h4>
          <ul className="list-disc pl-5 text-note">
            {needs.map((id) => (
              <li key={id}>{words.rent.reasons[id]}</li>
            ))}
          </ul>
        </>
      )}
      <RuleNote rule={rule} />
    </>
  )
}
