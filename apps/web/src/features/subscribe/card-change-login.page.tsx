import { link } from '@jipsalpim/contract/routes.ts'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { isLoggedIn, onSession } from '../../kernel/login/session.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { formatDay, formatInstant, formatWon } from '../../lang/format.ts'
import { Facts } from '../../report-body/facts.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Checking } from '../../ui/states/checking.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { CardChoiceField, type CardChoice } from './joining/card-choice.tsx'
import { useRegisterCard } from './joining/use-register-card.ts'
import { cardWords as w } from './paying/card-words.ts'
import { LivingFrame } from './shared/living-frame.tsx'
import { LoginFirst } from './shared/login-first.tsx'
import type { Watch } from './shared/watch.ts'

/** Opened from a message; the link itself does not log in. After login: the card of that watch and the amount due. */
export default function CardChangeLoginPage() {
  const loggedIn = useSyncExternalStore(onSession, isLoggedIn)
  const { pathname, search } = useLocation()
  if (!loggedIn) return <LoginFirst title={w.loginTitle} text={w.loginText} next={() => `${pathname}${search}`} />
  return (
    <LivingFrame title={w.title} place="subscribeCardChangeLogin">
      {(watch) => <CardOf key={watch.subscribeSeq} watch={watch} />}
    </LivingFrame>
  )
}

type Retried = 'paid' | 'checking' | 'later' | 'nothing'

function CardOf({ watch }: { watch: Watch }) {
  const back = useBack('subscribeOrder')
  const [query] = useSearchParams()
  const change = useAction('subscribePaymentCard')
  const id = watch.subscribeSeq
  const [chosen, setChosen] = useState<CardChoice | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [retried, setRetried] = useState<Retried | null>(null)
  const fresh = useRegisterCard(readSeq(query.get('player')), {
    backTo: (card) => link('subscribeCardChangeLogin', undefined, { id, player: card }),
    done: useCallback((card: number) => setChosen(card), []),
  })
  const { owed } = watch
  const save = async () => {
    setProblem(null)
    if (chosen === 'fresh') return fresh.open()
    if (chosen === null) return setProblem(w.choose)
    if (chosen === watch.card_seq && owed === null) return setProblem(w.same)
    const reply = await change.run({ subscribe_seq: id, card_seq: chosen })
    if (!reply.ok) return setProblem(reply.message)
    if (reply.data.retried === 'declined') return setProblem(w.declined)
    setRetried(reply.data.retried ?? 'nothing')
  }
  if (retried !== null) return <Changed watch={watch} retried={retried} />
  if (fresh.checking)
    return (
      <Page onBack={back}>
        <Checking title={w.checkingTitle}>{w.checkingText}</Checking>
      </Page>
    )
  return (
    <Page
      title={w.title}
      heading
      onBack={back}
      bottomNote={
        <>
          {owed !== null && <p className="figures">{w.once(formatWon(owed.won))}</p>}
          <FieldError id="watch-card-problem" error={problem ?? fresh.problem} />
        </>
      }
      bottom={
        <Button size="large" wide loading={change.busy || fresh.busy} onClick={() => void save()}>
          {chosen === 'fresh' ? w.register : owed === null ? w.change : w.changeAndPay(formatWon(owed.won))}
        </Button>
      }
    >
      <p lang="ko" className="mb-4 text-body font-semibold">
        {watch.fullAddress}
      </p>
      <Facts
        facts={[
          {
            term: w.now,
            detail: watch.cardNumber === null ? w.noCard : [watch.cardName, watch.cardNumber].filter(Boolean).join(' '),
          },
          ...(owed === null
            ? []
            : [
                { term: w.owed, detail: w.owedSince(formatWon(owed.won), formatDay(owed.failed_on)) },
                {
                  term: w.nextTry,
                  detail: owed.next_try_at === null ? w.noTry : formatInstant(owed.next_try_at),
                },
                {
                  term: w.until,
                  detail: watch.state === 'paused' ? w.paused : w.untilDay(formatDay(owed.grace_until)),
                },
              ]),
        ]}
      />
      <div className="mt-8">
        <CardChoiceField
          value={chosen}
          onChange={(card) => {
            setProblem(null)
            setChosen(card)
          }}
        />
      </div>
    </Page>
  )
}

/** The result of the change, and of the charge of the amount due. */
function Changed({ watch, retried }: { watch: Watch; retried: Retried }) {
  const go = useGo()
  return (
    <Page
      title={w.done}
      heading
      bottom={
        <Button size="large" wide onClick={() => go('subscribeOrder', { id: watch.subscribeSeq })}>
          {w.toOrders}
        </Button>
      }
    >
      <p className="text-body">{w.after[retried]}</p>
      <p lang="ko" className="mt-4 text-body text-ink-2">
        {watch.fullAddress}
      </p>
    </Page>
  )
}
