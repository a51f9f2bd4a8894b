import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Checking } from '../../ui/states/checking.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { dropMerchant } from './merchant.ts'
import type { Confirm } from './confirm-calls.ts'
import { endPurchase } from './purchase-key.ts'
import { isUntouched } from './refusal-facts.ts'
import { showAborted } from './show-aborted.ts'
import { RefusedPayment } from './refused-payment.tsx'
import { useConfirmPayment } from './use-confirm-payment.ts'
import { payWords } from './words.ts'

/** The return page of a purchase's payment window: asks the gateway, then shows what was bought, or why nothing was. */
export function ConfirmedPurchase<N extends Confirm>({
  call,
  onAgain,
  back,
  children,
}: {
  call: N
  onAgain: () => void
  back: { label: string; onClick: () => void }
  children: (bought: Output<CallNamed<N>>) => ReactNode
}) {
  const { now } = useConfirmPayment(call)
  const paid = now.at === 'paid'
  useEffect(() => {
    if (!paid) return
    dropMerchant()
    endPurchase()
  }, [paid])

  const aborted = now.at === 'refused' && now.refused.aborted
  const leave = useEffectEvent(() => {
    onAgain()
    if (now.at === 'refused') void showAborted(isUntouched(now.refused))
  })
  useEffect(() => {
    if (aborted) leave()
  }, [aborted])

  if (now.at === 'checking' || aborted)
    return (
      <Page>
        <Checking title={payWords.checkingTitle}>
          {(now.at === 'checking' && now.offline) || payWords.checkingText}
        </Checking>
      </Page>
    )
  if (now.at === 'paid') return children(now.data)
  return (
    <RefusedPayment
      refused={now.at === 'refused' ? now.refused : null}
      onAgain={onAgain}
      second={
        <Button kind="quiet" onClick={back.onClick}>
          {back.label}
        </Button>
      }
    />
  )
}
