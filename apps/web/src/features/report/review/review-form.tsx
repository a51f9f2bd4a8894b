import { REVIEW_LEAST, REVIEW_MOST } from '@jipsalpim/contract/areas/report/review-terms.ts'
import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { showProblem } from '../../../ui/dialogs/show-problem.ts'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { emptyReview, reviewDraft, type ReviewDraft } from './review-draft.ts'
import { reviewWords as w } from './review-words.ts'
import { Stars, StarsField } from './stars.tsx'

type Props = { report: number; onWritten: () => void }

/** A review is written, previewed as the server has masked it, and then sent. */
export function ReviewForm({ report, onWritten }: Props) {
  const mask = useAction('reportReviewMask')
  const make = useAction('reportReviewMake')
  const [draft, setDraft] = useState(() => reviewDraft.read(report) ?? emptyReview)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [shown, setShown] = useState<{ text: string; masked: boolean } | null>(null)
  const { stars } = draft
  const text = draft.text.trim()
  const set = (some: Partial<ReviewDraft>) => {
    const next = { ...draft, ...some }
    setDraft(next)
    reviewDraft.save(report, next)
  }
  const isShort = text.length < REVIEW_LEAST
  const fail = (reply: { error: string; message: string }) =>
    setProblem(reply.error === 'invalidInput' ? w.badText : reply.message)
  const look = async () => {
    setTried(true)
    setProblem(null)
    if (stars === null || isShort) return showProblem()
    const reply = await mask.run({ report_seq: report, text })
    if (reply.ok) setShown(reply.data)
    else fail(reply)
  }
  const send = async () => {
    if (stars === null) return
    const reply = await make.run({ report_seq: report, stars, text })
    if (reply.ok) {
      reviewDraft.drop()
      return toast(w.sent)
    }
    fail(reply)
    // Written on another screen: that one is shown.
    if (reply.error === 'reviewWritten') onWritten()
  }
  const trouble = problem && (
    <Banner kind="caution" urgent>
      {problem}
    </Banner>
  )
  if (shown && stars !== null)
    return (
      <section aria-label={w.preview} className="grid gap-4">
        <h2 className="text-body font-bold">{w.preview}</h2>
        <div className="rounded-lg border border-hairline bg-raised px-4 py-3">
          <Stars stars={stars} />
          <p className="mt-2 text-body wrap-anywhere whitespace-pre-line">{shown.text}</p>
        </div>
        <Banner kind={shown.masked ? 'info' : 'caution'}>{shown.masked ? w.masked : w.nothingMasked}</Banner>
        <p className="text-note text-ink-2">{w.after}</p>
        {trouble}
        <div className="grid grid-cols-[1fr_2fr] gap-2">
          <Button kind="secondary" size="large" wide onClick={() => setShown(null)}>
            {w.change}
          </Button>
          <Button size="large" wide loading={make.busy} onClick={() => void send()}>
            {w.send}
          </Button>
        </div>
      </section>
    )
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void look()
      }}
    >
      <h2 className="text-body font-bold">{w.write}</h2>
      <StarsField
        value={stars}
        onChange={(n) => set({ stars: n })}
        error={tried && stars === null ? w.starsMissing : null}
      />
      <TextArea
        label={w.text}
        hint={w.textHint}
        lines={6}
        maxLength={REVIEW_MOST}
        value={draft.text}
        onChange={(typed) => set({ text: typed })}
        error={tried && isShort ? w.tooShort : null}
      />
      {trouble}
      <Button type="submit" size="large" wide loading={mask.busy}>
        {w.look}
      </Button>
    </form>
  )
}
