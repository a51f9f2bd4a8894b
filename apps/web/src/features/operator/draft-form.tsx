import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { publishWords as w } from './publish-words.ts'
import { WithReason } from './with-reason.tsx'

type Props = {
  /** True when everything typed may be published; else the fields say what is wrong. */
  check: () => boolean
  /** What people will see, or what it will do (`previewed` says which). */
  preview: ReactNode
  previewed?: string
  /** What publishing it does. */
  text: string
  busy: boolean
  /** What went wrong, or null when it is published. 'fields': the fields say it. */
  onPublish: (reason: string) => Promise<string | 'fields' | null>
  children: ReactNode
}

/** A draft, then what people will see, then the word with its reason: nothing is published unseen. */
export function DraftForm({ check, preview, previewed = w.previewed, text, busy, onPublish, children }: Props) {
  const [seen, setSeen] = useState(false)
  const publish = async (reason: string) => {
    const wrong = await onPublish(reason)
    if (wrong === null || wrong === 'fields') setSeen(false)
    return wrong === 'fields' ? null : wrong
  }
  if (seen)
    return (
      <section className="grid gap-4 pt-6">
        <h2 className="text-body font-bold">{previewed}</h2>
        <Card label={previewed}>{preview}</Card>
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => setSeen(false)}>
            {w.edit}
          </Button>
          <WithReason label={w.publish} text={text} busy={busy} onDo={publish} />
        </div>
      </section>
    )
  return (
    <form
      noValidate
      className="grid gap-6 pt-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (check()) setSeen(true)
      }}
    >
      {children}
      <Button type="submit">{w.preview}</Button>
    </form>
  )
}
