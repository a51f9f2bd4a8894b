import { Button } from '../../ui/buttons/button.tsx'
import { useGo } from '../../kernel/links.ts'
import type { Return } from './confirm-calls.ts'
import { payWords as w } from './words.ts'

/** A link to the existing order for the same thing, because of which a purchase was refused. */
export function ExistingOrder({ merchant_uid, to }: { merchant_uid: string | null; to: Return }) {
  const go = useGo()
  if (merchant_uid === null) return null
  return (
    <Button kind="quiet" onClick={() => go(to, { merchant_uid })}>
      {w.seeOrder}
    </Button>
  )
}
