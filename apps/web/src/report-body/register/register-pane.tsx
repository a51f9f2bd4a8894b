import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { useEffect, useId } from 'react'
import { RegisterLine } from '../../ui/display/register-line.tsx'
import { lightFirst, paneMark, useLitLine } from './lit-line.ts'
import { useOriginal } from './original.ts'
import { sectionsWords as words } from '../sections-words.ts'

/** The register next to the report, on a desktop: every entry as printed, with the line behind a risk highlighted. */
export function RegisterPane({ assessment: { register, findings } }: { assessment: Assessment }) {
  const lit = useLitLine()
  const original = useOriginal()
  const first = findings.flatMap((f) => (f.severity === 'note' ? [] : f.evidence)).find((e) => e.entry !== null) ?? null
  useEffect(() => lightFirst(first), [first])
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      // It scrolls on its own, so it must be reachable by keyboard.
      tabIndex={0}
      {...{ [paneMark]: '' }}
      className="max-h-[calc(100dvh-4rem)] overflow-y-auto p-5"
    >
      <h2 id={heading} className="text-body font-bold">
        {words.pane}
      </h2>
      <p className="mt-1 text-note text-ink-2">{register.entries.length === 0 ? words.paneEmpty : words.paneNote}</p>
      <ul className="mt-3 grid gap-3">
        {register.entries.map((entry) => (
          <li key={entry.id} data-entry={entry.id} aria-current={entry.id === lit?.entry ? 'true' : undefined}>
            <p className="figures flex justify-between gap-2 text-note font-semibold text-ink-2">
              {entry.section}
              {entry.id === lit?.entry && <span className="text-brand">{words.litLine}</span>}
            </p>
            <RegisterLine entry={entry} highlighted={entry.id === lit?.entry} />
            {entry.id === lit?.entry && original?.(entry)}
          </li>
        ))}
      </ul>
    </section>
  )
}
