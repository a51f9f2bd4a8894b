import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { rentCredit } from '@jipsalpim/engine/law/rent-tax-credit.ts'
import { useState } from 'react'
import { Disclosure } from '../ui/disclosure.tsx'
import { WonField } from '../ui/won-field.tsx'
import { rentCreditOf, type RentTold } from './costs.ts'
import { costsWords } from './costs-words.ts'
import { RuleNote } from './rule-note.tsx'
import { TellField } from './tell-field.tsx'

const say = costsWords.rent

/** The part of the rent that is refunded by the income tax; asked for and calculated on the device. */
export function RentCreditPart({ assessment }: { assessment: Assessment }) {
  const [told, setTold] = useState<RentTold>({ salary: null, homeless: null, movedIn: null })
  const set = (more: Partial<RentTold>) => setTold({ ...told, ...more })
  return (
    <Disclosure title={say.title}>
      <div className="grid gap-6">
        <p className="text-body">{say.lead}</p>
        <WonField label={say.salary} hint={say.salaryHint} value={told.salary} onChange={(salary) => set({ salary })} />
        <TellField
          label={say.ownsHome}
          value={told.homeless === null ? null : !told.homeless}
          onChange={(owns) => set({ homeless: owns === null ? null : !owns })}
        />
        <TellField label={say.movedIn} value={told.movedIn} onChange={(movedIn) => set({ movedIn })} />
      </div>
      <div aria-live="polite" className="mt-6 rounded-lg bg-sunk px-5 py-4">
        <Answer assessment={assessment} told={told} />
      </div>
    </Disclosure>
  )
}

function Answer({ assessment, told }: { assessment: Assessment; told: RentTold }) {
  const found = rentCreditOf(assessment, told)
  if ('unknown' in found) return <p className="text-note text-ink-2">{say.empty}</p>
  const { won, counted, percent, capped, bars, needs, rule } = found.value
  const family = bars.includes('home-too-large') ? rentCredit.at(assessment.day)?.value.family : null
  return (
    <>
      <p className="text-note font-semibold text-ink-2">
        {needs.length > 0 && bars.length === 0 ? say.resultIf : say.result}
      </p>
      <p className="figures text-body font-bold">{bars.length > 0 ? say.none : say.won(won)}</p>
      {bars.length === 0 && (
        <p className="figures text-note text-ink-2">
          {say.how(counted, percent)} {capped && say.capped}
        </p>
      )}
      <ul className="mt-2 list-disc pl-5 text-note">
        {bars.map((id) => (
          <li key={id}>{say.reasons[id]}</li>
        ))}
        {family && <li>{say.family(family.children, family.area)}</li>}
      </ul>
      {needs.length > 0 && bars.length === 0 && (
        <>
          <h3 className="mt-2 text-note font-semibold text-ink-2">{say.open}</h3>
          <ul className="list-disc pl-5 text-note">
            {needs.map((id) => (
              <li key={id}>{say.reasons[id]}</li>
            ))}
          </ul>
        </>
      )}
      <RuleNote rule={rule} />
    </>
  )
}
