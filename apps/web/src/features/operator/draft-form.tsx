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
  const [stage, setStage] = useState<'written' | 'seen' | 'rewritten'>('written')
  const publish = async (reason: string) => {
    const wrong = await onPublish(reason)
    if (wrong === null || wrong === 'fields') setStage('rewritten')
    return wrong === 'fields' ? null : wrong
  }
  if (stage === 'seen')
    return (
      <section className="grid gap-4 pt-6">
        <h2 ref={goThere} tabIndex={-1} className="text-body font-bold focus:outline-none">
          {previewed}
        </h2>
        <Card label={previewed}>{preview}</Card>
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => setStage('rewritten')}>
            {w.edit}
          </Button>
          <WithReason label={w.publish} text={text} busy={busy} onDo={publish} />
        </div>
      </section>
    )
  return (
    <form
      noValidate
      {...(stage === 'rewritten' && { ref: goThere, tabIndex: -1 })}
      className="grid gap-6 pt-6 focus:outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        if (check()) setStage('seen')
      }}
    >
      {children}
      <Button type="submit">{w.preview}</Button>
    </form>
  )
}

/** The button that was pressed is gone: the keyboard goes on from what has come in its place. */
const goThere = (part: HTMLElement | null): void => part?.focus()
