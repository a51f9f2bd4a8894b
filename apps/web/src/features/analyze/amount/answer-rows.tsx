import type { RouteName } from '@jipsalpim/contract/routes.ts'
import { useGo } from '../../../kernel/links.ts'
import { amountWords as w } from './words.ts'

/** `at` null: there was no separate question, so there is no link. */
type Row = { label: string; value: string; at: RouteName | null }

/** A list of answers; each links back to its question. */
export function AnswerRows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
      {rows.map((row) => (
        <div key={row.label} className="flex items-start gap-3 border-b border-hairline py-3">
          <dt className="w-20 shrink-0 text-note text-ink-2">{row.label}</dt>
          <dd className="flex min-w-0 flex-1 items-start gap-3">
            <span className="figures min-w-0 flex-1 text-body whitespace-pre-line">{row.value}</span>
            {row.at && <Edit label={row.label} at={row.at} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Edit({ label, at }: { label: string; at: RouteName }) {
  const go = useGo()
  return (
    <a
      href={go.href(at)}
      aria-label={`${label} ${w.edit}`}
      className="-my-3 grid min-h-12 shrink-0 place-items-center px-2 text-note font-semibold text-brand"
      onClick={(event) => {
        event.preventDefault()
        go(at)
      }}
    >
      {w.edit}
    </a>
  )
}
