import { useGo } from '../../../kernel/links.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { disputeWords as w } from './dispute-words.ts'

type Props = { disputeKey: string; by: string }

/** The address of the result, shown once: the server keeps only its hash. */
export function DisputeMade({ disputeKey, by }: Props) {
  const go = useGo()
  const url = new URL(go.href('reportDispute', { key: disputeKey }), location.origin).href
  return (
    <section role="status" className="grid gap-4">
      <h2 className="text-body font-bold">{w.made}</h2>
      <p className="text-note text-ink-2">
        {w.madeText(by)} {w.madePapers}
      </p>
      <p className="rounded-md bg-sunk px-4 py-3 text-note break-all select-all" aria-label={w.link}>
        {url}
      </p>
      <CopyButton text={url} words={w.copy} />
      <Button size="large" wide onClick={() => go('reportDispute', { key: disputeKey })}>
        {w.look}
      </Button>
    </section>
  )
}
