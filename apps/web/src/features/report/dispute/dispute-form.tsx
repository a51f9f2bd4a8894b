import {
  DECIDE_DAYS,
  DISPUTE_LEAST,
  DISPUTE_MOST,
  disputeRoles,
} from '@jipsalpim/contract/areas/report/dispute-terms.ts'
import type { Finding } from '@jipsalpim/engine/assessment.ts'
import { addBusinessDays } from '@jipsalpim/engine/law/business-days.ts'
import { hasLink } from '@jipsalpim/engine/sharing/has-link.ts'
import { describeTitle } from '@jipsalpim/engine/words/describe.ts'
import { useState } from 'react'
import { useToday } from '../../../kernel/today.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatDay } from '../../../lang/format.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { showProblem } from '../../../ui/dialogs/show-problem.ts'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { disputeDraft, emptyDispute, type DisputeDraft } from './dispute-draft.ts'
import { disputeWords as w } from './dispute-words.ts'

type Props = {
  /** The buyer's report, or the share that the user was given. */
  of: { report_seq: number } | { document: string }
  /** The key under which typed input is kept. */
  about: string
  findings: readonly Finding[]
  /** The finding that the form was opened from. */
  named: string | null
  onMade: (key: string | null) => void
}
const OTHER = ''

/** What is wrong and what is right; users without an account also enter their role and a contact. */
export function DisputeForm({ of, about, findings, named, onMade }: Props) {
  const today = useToday()
  const own = useAction('reportDisputeMake')
  const shared = useAction('sharedDisputeMake')
  const [draft, setDraft] = useState(() => disputeDraft.read(about) ?? emptyDispute)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isGuest = 'document' in of
  const ids = [...new Set(findings.map((f) => f.id))]
  const opened = named !== null && ids.includes(named) ? named : null
  const finding = opened ?? (draft.finding === OTHER || ids.includes(draft.finding ?? OTHER) ? draft.finding : null)
  const set = (some: Partial<DisputeDraft>) => {
    const next = { ...draft, ...some }
    setDraft(next)
    disputeDraft.save(about, next)
  }
  const words = draft.words.trim()
  const contact = draft.contact.trim()
  const role = isGuest ? draft.role : 'tenant'
  const wrong = {
    finding: finding === null ? w.findingMissing : null,
    words: words.length < DISPUTE_LEAST ? w.tooShort : hasLink(words) ? w.noLink : null,
    role: role === null ? w.roleMissing : null,
    contact: isGuest && contact.length < 5 ? w.contactMissing : null,
  }
  const send = async () => {
    setTried(true)
    setProblem(null)
    if (role === null || finding === null || Object.values(wrong).some((one) => one !== null)) return showProblem()
    const said = { finding: finding === OTHER ? null : finding, words, role }
    const sent = (key: string | null) => {
      disputeDraft.drop()
      toast(w.sent)
      onMade(key)
    }
    if ('document' in of) {
      const reply = await shared.run({ ...of, ...said, contact })
      return reply.ok ? sent(reply.data.key) : fail(reply)
    }
    const reply = await own.run({ ...of, ...said })
    return reply.ok ? sent(null) : fail(reply)
  }
  const fail = (reply: { error: string; message: string }) =>
    setProblem(reply.error === 'invalidInput' ? w.badText : reply.message)
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="text-body text-ink-2">{w.intro}</p>
      {opened === null ? (
        <ChoiceField
          label={w.finding}
          value={finding}
          onChange={(id) => set({ finding: id })}
          options={[...ids.map((id) => ({ value: id, label: describeTitle(id) })), { value: OTHER, label: w.other }]}
          error={tried ? wrong.finding : null}
        />
      ) : (
        <div className="rounded-md border border-hairline bg-raised px-4 py-3">
          <p className="text-note font-semibold text-ink-2">{w.finding}</p>
          <p className="text-body font-semibold">{describeTitle(opened)}</p>
        </div>
      )}
      <TextArea
        label={w.words}
        hint={w.wordsHint}
        lines={6}
        maxLength={DISPUTE_MOST}
        value={draft.words}
        onChange={(text) => set({ words: text })}
        error={tried ? wrong.words : null}
      />
      <p className="-mt-4 text-note text-ink-2">{w.later}</p>
      {isGuest && (
        <>
          <ChoiceField
            label={w.role}
            columns={2}
            value={draft.role}
            onChange={(chosen) => set({ role: chosen })}
            options={disputeRoles.map((value) => ({ value, label: w.roles[value] }))}
            error={tried ? wrong.role : null}
          />
          <TextField
            label={w.contact}
            hint={w.contactHint}
            maxLength={100}
            value={draft.contact}
            onChange={(text) => set({ contact: text })}
            error={tried ? wrong.contact : null}
          />
        </>
      )}
      {problem && (
        <Banner kind="caution" urgent>
          {problem}
        </Banner>
      )}
      <div>
        <Button type="submit" size="large" wide loading={own.busy || shared.busy}>
          {w.send}
        </Button>
        <p className="mt-2 text-note text-ink-2">
          {w.promise(formatDay(addBusinessDays(today, DECIDE_DAYS)))} {w.seen}
        </p>
      </div>
    </form>
  )
}
