import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { publishWords as w } from './publish-words.ts'
import { WithReason } from '../shared/with-reason.tsx'

type Props = {
  /** True if the form can be published; else the fields show what is wrong. */
  check: () => boolean
  /** What users will see, or what the change does (`previewed` says which). */
  preview: ReactNode
  previewed?: string
  /** What publishing does. */
  text: string
  busy: boolean
  /** The error message, or null if it is published. 'fields': the fields show it. */
  onPublish: (reason: string) => Promise<string | 'fields' | null>
  children: ReactNode
}

/** A draft, then the preview, then publishing with a reason: nothing is published without a preview. */
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

/** The pressed button is removed: focus moves to what replaced it. */
const goThere = (part: HTMLElement | null): void => part?.focus()
