import { formatWon } from '../../lang/format.ts'
import type { Assessment, AssessInput } from '@jipsalpim/engine/assessment.ts'
import { useMemo, useState } from 'react'
import { type Applicant, applicants } from '@jipsalpim/engine/recovery/applicants.ts'
import { describeAssumption } from '@jipsalpim/engine/words/describe.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { MoneyBack } from '../../ui/charts/money-back.tsx'
import { Slider } from '../../ui/forms/slider.tsx'
import { WonField } from '../../ui/forms/won-field.tsx'
import { useOnceAFrame } from './once-a-frame.ts'
import { ReportSection } from '../report-section.tsx'
import { shownBack } from './shown-back.ts'
import { depositRange, rateRange, whatIf } from './what-if.ts'
import { words } from '../words.ts'

const ofMany = 'joint-value-of-many'

/**
 * Another auction rate, another deposit, the value of the homes that share a debt, another applicant: the result at
 * once, on the device. Default export: it is loaded with the engine.
 */
export default function WhatIfPanel({ assessment, input }: { assessment: Assessment; input?: AssessInput }) {
  const tryIt = useMemo(() => whatIf(assessment, input), [assessment, input])
  const start = 'value' in assessment.recovery ? assessment.recovery.value : null
  const [rate, setRate] = useState<number | null>(null)
  const [deposit, setDeposit] = useState<number | null>(null)
  const [jointHomes, setJointHomes] = useState<number | null>(null)
  const [by, setBy] = useState<Applicant | 'any'>('any')
  const tried = useOnceAFrame(useMemo(() => ({ rate, deposit, jointHomes, by }), [rate, deposit, jointHomes, by]))
  const result = useMemo(
    () =>
      tryIt?.({
        ...(tried.rate === null ? {} : { ratePercent: tried.rate }),
        ...(tried.deposit === null ? {} : { deposit: tried.deposit }),
        ...(tried.jointHomes === null ? {} : { jointHomes: tried.jointHomes }),
        ...(tried.by === 'any' ? {} : { appliedBy: tried.by }),
      }) ?? null,
    [tryIt, tried],
  )
  if (!start || !result || !('value' in result)) return null
  const { deposit: ours } = result.value
  const { low, likely, high } = shownBack(result.value, ours)
  const range = depositRange(start.deposit)
  // a party without a right here cannot apply; a tax may be owed that no register shows
  const mayApply = applicants.filter(
    (who) => who === 'tenant' || who === 'tax-office' || start.lines.some((l) => l.who === who),
  )
  const assumptions = by === 'any' ? [] : [`applied-by-${by}`, 'own-auction-may-end', 'their-auction-may-end']
  return (
    <ReportSection folded title={words.whatIf.title} note={words.whatIf.note} onPaper={false}>
      <div className="grid gap-4">
        <div>
          <Slider
            label={words.whatIf.rate}
            {...rateRange}
            value={rate ?? Math.round(start.salePrice.ratePercent.likely)}
            onChange={setRate}
            say={words.whatIf.percent}
          />
          <p className="mt-1 text-note text-ink-2">{words.whatIf.rateNote}</p>
        </div>
        <Slider
          label={words.whatIf.deposit}
          {...range}
          value={deposit ?? start.deposit}
          onChange={setDeposit}
          say={formatWon}
        />
        <div>
          <ChoiceField
            label={words.whatIf.appliedBy}
            columns={2}
            options={(['any', ...mayApply] as const).map((value) => ({ value, label: words.whatIf.applicants[value] }))}
            value={by}
            onChange={setBy}
          />
          {assumptions
            .filter((id) => result.value.assumptions.includes(id))
            .map((id) => (
              <p key={id} className="mt-1 text-note text-ink-2">
                {describeAssumption(id)}
              </p>
            ))}
        </div>
        {/* the instant check asks for it among its questions */}
        {input === undefined && start.jointCount !== null && (
          <WonField
            label={words.whatIf.jointHomes}
            hint={result.value.assumptions.includes(ofMany) ? describeAssumption(ofMany) : words.whatIf.jointHomesNote}
            value={jointHomes}
            onChange={setJointHomes}
          />
        )}
      </div>
      <div className="mt-4 rounded-lg bg-sunk px-5 py-4 [--halo:var(--sunk)]" aria-live="polite">
        <p className="text-note font-semibold text-ink-2">{words.whatIf.result}</p>
        <p className="figures text-title font-bold">{words.money.back(low, high)}</p>
        <p className="text-note text-ink-2">{ours > low ? words.whatIf.gap(ours - low) : words.whatIf.none}</p>
        <MoneyBack
          label={words.whatIf.result}
          low={low}
          likely={likely}
          high={high}
          deposit={ours}
          depositName={words.money.deposit}
        />
      </div>
      {(rate !== null || deposit !== null || jointHomes !== null || by !== 'any') && (
        <div className="mt-2 text-right">
          <Button
            kind="quiet"
            onClick={() => {
              setRate(null)
              setDeposit(null)
              setJointHomes(null)
              setBy('any')
            }}
          >
            {words.whatIf.reset}
          </Button>
        </div>
      )}
    </ReportSection>
  )
}
