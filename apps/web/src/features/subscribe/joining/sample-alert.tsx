import { SampleMark } from '../../../ui/display/sample-mark.tsx'
import { aboutWords } from './about-words.ts'
import { Section } from './section.tsx'

/** An example of an alert, marked as a sample: the application is made up. */
export function SampleAlert() {
  const { sample: w } = aboutWords
  return (
    <Section title={w.title}>
      <div className="rounded-lg border border-hairline bg-raised p-5 shadow-card">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-body font-bold">{w.headline}</span>
          <SampleMark />
        </p>
        <p className="mt-1 text-body">{w.what}</p>
        <dl className="mt-3 border-t border-hairline pt-3">
          {w.rows.map((row) => (
            <div key={row.id} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 py-1">
              <dt className="text-note text-ink-2">{row.label}</dt>
              <dd className="text-note">{row.value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 border-t border-hairline pt-3 text-note text-ink-2">{w.basis}</p>
      </div>
    </Section>
  )
}
