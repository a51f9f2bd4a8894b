import { useGo } from '../../kernel/links.ts'
import { orderIn } from '../../kernel/payment/refusal-facts.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { renewWords as w } from './renew-words.ts'

type Refused = { error: string; message: string; data: unknown }
/** The home is judged anew already: that, and the way to it. Nothing for any other refusal. */
export function UnderWay({ refused }: { refused: Refused | null }) {
  const go = useGo()
  if (refused?.error !== 'approvalNeeded') return null
  const merchant_uid = orderIn(refused)
  return (
    <Banner
      title={refused.message}
      action={
        merchant_uid && (
          <Button kind="quiet" onClick={() => go('analyzeComplete', { merchant_uid })}>
            {w.underWaySee}
          </Button>
        )
      }
    >
      {w.underWay}
    </Banner>
  )
}
