import { ticketWords as w } from './words.ts'

/** What must be shown before a prepaid ticket is bought. */
export const Rules = () => (
  <>
    <dl className="divide-y divide-hairline">
      {w.rules.map(([what, text]) => (
        <div key={what} className="grid gap-1 py-3">
          <dt className="text-note text-ink-2">{what}</dt>
          <dd className="text-body">{text}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-2 text-note text-ink-2">{w.rulesSource}</p>
  </>
)
