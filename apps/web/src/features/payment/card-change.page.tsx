import { link } from '@jipsalpim/contract/routes.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { openPortone, errorMessageOf } from '../../shared/paying/portone-window.ts'
import { payWords } from '../../shared/paying/words.ts'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { showAlert } from '../../ui/dialogs/ask.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { cardChangeWords as w } from './card-change-words.ts'

/** Which card to change, and the gateway's window for entering the new one. */
export default function CardChangePage() {
  const [query] = useSearchParams()
  const go = useGo()
  const back = useBack('mypage')
  const list = useCall('subscribePaymentCards', {})
  const register = useAction('portoneBillingKey')
  const [chosen, setChosen] = useState(() => readSeq(query.get('card')))
  const [opened, setOpened] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  if (list.state === 'failed')
    return (
      <Page onBack={back}>
        <ErrorState title={w.failed} heading="h1" onRetry={list.again}>
          {list.error.message}
        </ErrorState>
      </Page>
    )
  if (list.state === 'loading')
    return (
      <Page onBack={back}>
        <Skeleton lines={6} />
      </Page>
    )
  const { cards } = list.data
  const toMypage = <Button onClick={() => go('mypage')}>{w.toMypage}</Button>
  if (cards.length === 0)
    return (
      <Page onBack={back}>
        <EmptyState title={w.none} heading="h1" action={toMypage}>
          {w.noneText}
        </EmptyState>
      </Page>
    )
  const from = (cards.length === 1 ? cards[0] : cards.find((c) => c.card_seq === chosen))?.card_seq

  const open = async (uids: number) => {
    const made = await register.run({})
    if (!made.ok || !made.data.window) return setProblem(made.ok ? payWords.notReady : made.message)
    const { sdk_url, imp_code, channel_key: channelKey, ...params } = made.data.window
    const player = made.data.card_seq
    const place = { uids, player, pg_name: 'portone' }
    const end = await openPortone(
      { sdk_url, imp_code },
      { channelKey, pay_method: 'card', ...params },
      link('subscribeCardChangeComplete', undefined, place),
    )
    if (end === null) return setProblem(payWords.notReady)
    if (end === 'left') return
    // A window that reports a failure may have stored the card anyway: ask the gateway before showing an error.
    if (end.success ?? end.imp_success) return go('subscribeCardChangeComplete', place)
    if ((await register.run({ card_seq: player })).ok) return go('subscribeCardChangeComplete', place)
    const gatewayReason = errorMessageOf(end)
    setProblem(gatewayReason === null ? w.closed : payWords.said(gatewayReason))
    await showAlert(
      gatewayReason === null ? { title: payWords.aborted, message: w.closed } : { title: w.refused, message: w.keeps },
    )
  }
  const press = async () => {
    if (from === undefined) return setProblem(w.choose)
    setProblem(null)
    setOpened(true)
    await open(from).finally(() => setOpened(false))
  }
  return (
    <Page
      title={w.title}
      heading
      onBack={back}
      bottomNote={<FieldError id="card-problem" error={problem} />}
      bottom={
        <Button size="large" wide loading={opened || register.busy} onClick={() => void press()}>
          {w.open}
        </Button>
      }
    >
      <p className="text-body">{w.lead}</p>
      <div className="mt-8">
        <ChoiceField
          label={w.which}
          value={from === undefined ? null : String(from)}
          onChange={(card) => setChosen(Number(card))}
          options={cards.map(({ card_seq, card_name, card_number }) => ({
            value: String(card_seq),
            label: card_name ?? w.nameless,
            ...(card_number !== null && { note: card_number }),
          }))}
        />
      </div>
    </Page>
  )
}
