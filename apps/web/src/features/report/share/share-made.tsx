import { formatDay } from '../../../lang/format.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../../kernel/links.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { shareWords as w } from './share-words.ts'

type Props = { url: string; until: Day; sent: boolean; order: number; report: number; onDone: () => void }

/** The link, shown once: the server keeps only its hash. */
export function ShareMade({ url, until, sent, order, report, onDone }: Props) {
  const go = useGo()
  return (
    <div className="grid gap-4">
      <div role="status">
        <p className="text-body font-bold">{sent ? w.sent : w.made}</p>
        <p className="text-note text-ink-2">{w.madeNote(formatDay(until))}</p>
      </div>
      <p className="rounded-md bg-sunk px-4 py-3 text-note break-all select-all" aria-label={w.link}>
        {url}
      </p>
      <CopyButton text={url} words={w.copy} />
      {'share' in navigator && (
        <Button onClick={() => void navigator.share({ text: w.passText, url }).catch(() => undefined)}>{w.pass}</Button>
      )}
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-12 items-center justify-center text-body font-semibold text-brand underline underline-offset-4"
      >
        {w.look}
      </a>
      <Button
        kind="quiet"
        onClick={() => {
          onDone()
          go('reportRealtor', { order_seq: order, report })
        }}
      >
        {w.toList}
      </Button>
    </div>
  )
}
