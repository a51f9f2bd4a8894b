import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { victimLaw } from '@jipsalpim/engine/law/victim.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import { useState } from 'react'
import { DayField } from '../../ui/forms/day-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { type VictimEntered, victimOf } from './costs.ts'
import { costsWords as words } from './costs-words.ts'
import { RuleNote } from '../explaining/rule-note.tsx'
import { AnswerField } from './answer-field.tsx'

const asked = ['opposableAndFixed', 'proceedings', 'intent', 'coveredByGuarantee'] as const

/**
 * Whether this tenant may apply for recognition as a 전세사기피해자: known facts are filled in, the others are asked, on the
 * device.
 */
export function VictimPart({ assessment }: { assessment: Assessment }) {
  const [entered, setTold] = useState<VictimEntered>({
    firstContract: valueOf(assessment.lease.contractDate),
    opposableAndFixed: null,
    proceedings: null,
    intent: null,
    coveredByGuarantee: null,
  })
  return (
    <Disclosure title={words.victim.title}>
      <div className="grid gap-6">
        <p className="text-body">{words.victim.lead}</p>
        <DayField
          label={words.victim.firstContract}
          hint={words.victim.firstContractHint}
          value={entered.firstContract}
          onChange={(firstContract) => setTold({ ...entered, firstContract })}
        />
        {asked.map((key) => (
          <AnswerField
            key={key}
            label={words.victim[key]}
            value={entered[key]}
            onChange={(value) => setTold({ ...entered, [key]: value })}
          />
        ))}
      </div>
      <div aria-live="polite" className="mt-6 rounded-lg bg-sunk px-5 py-4">
        <Answer assessment={assessment} told={entered} />
      </div>
    </Disclosure>
  )
}

function Answer({ assessment, told }: { assessment: Assessment; told: VictimEntered }) {
  const found = victimOf(assessment, told)
  if ('unknown' in found) {
    const ended = victimLaw.at(assessment.day)
    return ended && <p className="text-body">{words.victim.ended(ended.from)}</p>
  }
  const { verdict, fails, needs, rule } = found.value
  return (
    <>
      <p className="text-body font-bold">{words.victim.verdicts[verdict]}</p>
      <List title={words.victim.against} items={fails.map((id) => words.victim.needs[id])} />
      <List title={words.victim.open} items={needs.map((id) => words.victim.needs[id])} />
      <RuleNote rule={rule} />
    </>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <>
      <h4 className="mt-3 text-note font-semibold text-ink-2">{title}</h4>
      <ul className="mt-1 list-disc pl-5 text-note">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
