import { link } from '@jipsalpim/contract/routes.ts'
import { useEffect, useState } from 'react'
import { send } from '../../../kernel/client.ts'
import { useGo } from '../../../kernel/links.ts'
import { refetchTouched } from '../../../kernel/queries.ts'
import { useAction } from '../../../kernel/use-action.ts'
import { openPortone, saidBy } from '../../../shared/paying/portone-window.ts'
import { payWords } from '../../../shared/paying/words.ts'
import { joinWords } from './join-words.ts'

/**
 * Registers a card in the gateway's window, without a charge. `returned`: the card that a phone comes back with; the
 * address proves nothing, so the gateway is asked.
 */
export function useRegisterCard(returned: number | null) {
  const go = useGo()
  const register = useAction('portoneBillingKey')
  const [opened, setOpened] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [checking, setChecking] = useState(returned !== null)

  useEffect(() => {
    if (returned === null) return
    let gone = false
    void isRegistered(returned).then((yes) => {
      if (gone) return
      if (yes) return go('subscribePaymentMethod', { card: returned }, { replace: true })
      setProblem(joinWords.init.refused)
      setChecking(false)
    })
    return () => {
      gone = true
    }
  }, [returned, go])

  const inWindow = async () => {
    const made = await register.run({})
    if (!made.ok || !made.data.window) return setProblem(made.ok ? payWords.notReady : made.message)
    const { sdk_url, imp_code, channel_key: channelKey, ...params } = made.data.window
    const card = made.data.card_seq
    const end = await openPortone(
      { sdk_url, imp_code },
      { channelKey, pay_method: 'card', ...params },
      link('subscribeInit', undefined, { player: card }),
    )
    if (end === null) return setProblem(payWords.notReady)
    // A window that reports a failure may have stored the card anyway.
    if (end === 'left') return
    if (await isRegistered(card)) return go('subscribePaymentMethod', { card }, { replace: true })
    const said = saidBy(end)
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

/** Whether the gateway has it: then it is among the user's cards. */
async function isRegistered(card: number): Promise<boolean> {
  const reply = await send('portoneBillingKey', { card_seq: card })
  if (reply.ok) await refetchTouched('portoneBillingKey')
  return reply.ok
}
