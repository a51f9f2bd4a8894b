import { useEffect, useState } from 'react'
import { send } from '../../../kernel/calls/client.ts'
import { refetchTouched } from '../../../kernel/calls/queries.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { openPortone, errorMessageOf } from '../../../shared/paying/portone-window.ts'
import { payWords } from '../../../shared/paying/words.ts'
import { joinWords } from './join-words.ts'

/**
 * Registers a card in the gateway's window, without a charge. `returned`: the card in the URL that a phone returns
 * with; the URL proves nothing, so the gateway is asked. `done` must be memoized.
 */
export function useRegisterCard(
  returned: number | null,
  { backTo, done }: { backTo: (card: number) => string; done: (card: number) => void },
) {
  const register = useAction('portoneBillingKey')
  const [opened, setOpened] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [checking, setChecking] = useState(returned !== null)

  useEffect(() => {
    if (returned === null) return
    let gone = false
    void isRegistered(returned).then((yes) => {
      if (gone) return
      setChecking(false)
      if (yes) return done(returned)
      setProblem(joinWords.init.refused)
    })
    return () => {
      gone = true
    }
  }, [returned, done])

  const inWindow = async () => {
    const made = await register.run({})
    if (!made.ok || !made.data.window) return setProblem(made.ok ? payWords.notReady : made.message)
    const { sdk_url, imp_code, channel_key: channelKey, ...params } = made.data.window
    const card = made.data.card_seq
    const end = await openPortone({ sdk_url, imp_code }, { channelKey, pay_method: 'card', ...params }, backTo(card))
    if (end === null) return setProblem(payWords.notReady)
    // A window that reports a failure may have stored the card anyway.
    if (end === 'left') return
    if (await isRegistered(card)) return done(card)
    const said = errorMessageOf(end)
    setProblem(said === null ? joinWords.init.refused : payWords.said(said))
  }
  return {
    open: () => {
      setProblem(null)
      setOpened(true)
      void inWindow().finally(() => setOpened(false))
    },
    busy: opened || register.busy,
    problem,
    checking,
  }
}

/** Asks the gateway whether the card is registered; if so, it is among the user's cards. */
async function isRegistered(card: number): Promise<boolean> {
  const reply = await send('portoneBillingKey', { card_seq: card })
  if (reply.ok) await refetchTouched('portoneBillingKey')
  return reply.ok
}
