import { loanPackId } from '@jipsalpim/engine/loan/pack.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useState } from 'react'
import { resetFunnel } from '../../../kernel/funnel/store.ts'
import { useGo } from '../../../kernel/links.ts'
import { isLoggedIn } from '../../../kernel/login/session.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatDay } from '../../../lang/format.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { loanFunnel } from '../loan.funnel.tsx'
import type { Judged } from '../use-loan.ts'
import { loanWords } from '../words.ts'

/**
 * Stores the answers for a year if its box is ticked, or deletes them from this device. Nothing is sent before the
 * button is pressed.
 */
export function SaveBox({ result: { facts } }: { result: Judged }) {
  const w = loanWords.keep
  const go = useGo()
  const keep = useAction('loanKeep')
  const [agreed, setAgreed] = useState(false)
  const [until, setUntil] = useState<Day | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    const { on: _, ...answers } = facts
    const reply = await keep.run({ answers, pack: loanPackId(), consent: true })
    if (reply.ok) setUntil(reply.data.kept_until)
    setProblem(reply.ok ? null : reply.message)
  }
  return (
    <div className="mt-10 border-t border-hairline pt-4">
      {until === null ? (
        <>
          {problem !== null && <Banner kind="severe" urgent title={problem} />}
          {isLoggedIn() ? (
            <>
              <CheckField label={w.box} checked={agreed} onChange={setAgreed} />
              <Button kind="secondary" disabled={!agreed} loading={keep.busy} onClick={() => void save()}>
                {w.button}
              </Button>
              {!agreed && <p className="mt-2 text-note text-ink-2">{w.waits}</p>}
            </>
          ) : (
            <Button kind="secondary" onClick={() => go('loanLogin')}>
              {loanWords.start.login}
            </Button>
          )}
        </>
      ) : (
        <p role="status" className="text-body font-semibold">
          {w.done(formatDay(until))}
        </p>
      )}
      <div className="mt-2 -ml-5">
        <Button
          kind="quiet"
          onClick={() => {
            resetFunnel(loanFunnel.id)
            toast(w.wiped)
            go('loan')
          }}
        >
          {w.wipe}
        </Button>
      </div>
    </div>
  )
}
