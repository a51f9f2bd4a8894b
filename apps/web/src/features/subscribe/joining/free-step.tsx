import { periodOf } from '@jipsalpim/engine/watch/billing.ts'
import { useState } from 'react'
import { useGo } from '../../../kernel/links.ts'
import { formatPlace } from '../../../kernel/places/format-place.ts'
import { useToday } from '../../../kernel/today.ts'
import { formatDay } from '../../../lang/format.ts'
import { Checkout } from '../../../shared/paying/checkout.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import type { JoinStepProps } from '../join.funnel.tsx'
import { freeWords as w } from './free-words.ts'
import { joinWords } from './join-words.ts'
import { useJoin } from './use-join.ts'

/** The last step of a free month: until when it is free, that it ends automatically without a card, and the consent. */
export function FreeStep({ answers, answer, title, back }: JoinStepProps) {
  const go = useGo()
  const { to } = periodOf(useToday(), 'month', 0)
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const { joinFree, busy, problem, gone, watched } = useJoin(answers)
  const home = answers.home && answers.of == null ? formatPlace(answers.home, answers.unit ?? null) : answers.ofName
  const press = () => {
    setMissing(!agreed)
    if (agreed) void joinFree()
  }
  return (
    <Checkout
      title={title}
      lead={
        <>
          {home && <p lang="ko">{home}</p>}
          <p className="figures">{w.until(formatDay(to))}</p>
        </>
      }
      onBack={back}
      due={0}
      dueNote={w.noCard}
      consent={w.consent(formatDay(to))}
      agreed={agreed}
      onAgree={(yes) => {
        setAgreed(yes)
        setMissing(false)
      }}
      consentMissing={missing}
      problem={missing ? joinWords.pay.consentMissing : problem}
      way={
        watched ? (
          <Button kind="quiet" onClick={() => go('subscribeWatching')}>
            {joinWords.pay.seeWatched}
          </Button>
        ) : (
          gone && (
            <Button kind="quiet" onClick={() => answer({ free: null })}>
              {w.pay}
            </Button>
          )
        )
      }
      foot={w.foot}
      pay={{ label: w.start, busy, off: false, onPress: press }}
    >
      <ul className="mt-6 grid gap-2 text-body text-ink-2">
        {w.points.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Checkout>
  )
}
