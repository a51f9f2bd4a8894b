import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { send } from '../../kernel/calls/client.ts'
import { useGo } from '../../kernel/links.ts'
import { isAbandoned } from '../../shared/paying/refusal-facts.ts'
import { payWords } from '../../shared/paying/words.ts'
import { refetchTouched } from '../../kernel/calls/queries.ts'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { showAlert } from '../../ui/dialogs/ask.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Checking } from '../../ui/states/checking.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { cardChangeWords as w } from './card-change-words.ts'

type Card = Output<CallNamed<'portoneCardChange'>>['card']
type Now = { at: 'checking' } | { at: 'changed'; card: Card } | { at: 'refused'; error: string; message: string }

/**
 * The return page of the window for changing a card (specification: `uids` is the card to replace, `player` the new
 * one; both are our card numbers, not the gateway's keys). A success in the URL is not trusted.
 */
export default function CardChangeCompletePage() {
  const [query] = useSearchParams()
  const go = useGo()
  // Cards are stored at one gateway only; a return from another one does not belong to this change.
  const isOurs = (query.get('pg_name') ?? 'portone') === 'portone'
  const [from, card] = isOurs ? [readSeq(query.get('uids')), readSeq(query.get('player'))] : [null, null]
  const closed =
    query.get('rst') === 'close' || ['error_msg', 'msg', 'code'].some((name) => isAbandoned(query.get(name)))
  const [now, setNow] = useState<Now>({ at: 'checking' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (from === null || card === null) return
    let gone = false
    void change(from, card).then((end) => {
      if (gone) return
      if (end.at !== 'refused' || end.error !== 'paymentAuthFailed') return setNow(end)
      go('subscribeCardChange', { card: from }, { replace: true })
      void showAlert(
        closed ? { title: payWords.aborted, message: w.closed } : { title: w.refused, message: w.refusedText },
      )
    })
    return () => {
      gone = true
    }
  }, [from, card, closed, tries, go])

  const toMypage = () => go('mypage')
  if (from === null || card === null || (now.at === 'refused' && now.error === 'paymentRecordNotFound'))
    return (
      <Page>
        <ErrorState title={w.unknown} heading="h1" onRetry={toMypage} retry={w.toMypage}>
          {w.unknownText}
        </ErrorState>
      </Page>
    )
  if (now.at === 'checking')
    return (
      <Page>
        <Checking title={w.checkingTitle}>{w.checkingText}</Checking>
      </Page>
    )
  if (now.at === 'refused')
    return (
      <Page>
        <ErrorState
          title={w.unsure}
          heading="h1"
          onRetry={() => {
            setNow({ at: 'checking' })
            setTries(tries + 1)
          }}
          retry={w.askAgain}
          second={
            <Button kind="quiet" onClick={toMypage}>
              {w.toMypage}
            </Button>
          }
        >
          <p>{now.message}</p>
          <p>{w.keeps}</p>
        </ErrorState>
      </Page>
    )
  return (
    <Page
      title={w.changed}
      heading
      bottom={
        <Button size="large" wide onClick={toMypage}>
          {w.toMypage}
        </Button>
      }
    >
      <p className="text-body font-semibold">{now.card.card_name ?? w.nameless}</p>
      {now.card.card_number !== null && <p className="figures text-body">{now.card.card_number}</p>}
      <p className="mt-4 text-body text-ink-2">{w.changedText}</p>
    </Page>
  )
}

/** Both calls are idempotent. */
async function change(from: number, card_seq: number): Promise<Now> {
  const result = await send('portoneBillingKey', { card_seq })
  if (!result.ok) return { at: 'refused', ...result }
  const changed = await send('portoneCardChange', { from, card_seq }, crypto.randomUUID())
  if (!changed.ok) return { at: 'refused', ...changed }
  await refetchTouched('portoneCardChange')
  return { at: 'changed', card: changed.data.card }
}
