import { link } from '@jipsalpim/contract/routes.ts'
import { useState } from 'react'
import { phoneWords as w } from '../../../shared/verification/phone-words.ts'
import { refetchTouched } from '../../../kernel/calls/queries.ts'
import { verifyOwn } from '../../../shared/verification/verify-own.ts'
import { formatWon } from '../../../lang/format.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { dropTyped, saveTyped, type Typed } from './typed.ts'

/** A discount that requires a verified identity, and the way to it and back. */
export function VerifyOffer({ price, typed }: { price: number; typed: Typed }) {
  const [busy, setBusy] = useState(false)
  const verify = async () => {
    setBusy(true)
    const saved = await verifyOwn({
      title: w.offerAct,
      next: link('analyzeAmount'),
      onWindow: () => saveTyped(typed),
    })
    setBusy(false)
    if (saved === 'left') return
    dropTyped()
    if (saved === null) return
    await refetchTouched('mobileChange')
    toast(w.offerDone)
  }
  return (
    <div className="mt-4">
      <Banner
        title={w.offerTitle(formatWon(price))}
        action={
          <Button kind="quiet" loading={busy} onClick={() => void verify()}>
            {w.offerAct}
          </Button>
        }
      >
        {w.offerText}
      </Banner>
    </div>
  )
}
