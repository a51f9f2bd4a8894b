import type { ReactNode } from 'react'
import { useGo } from '../../kernel/links.ts'
import { orderIn } from '../../shared/paying/refusal-facts.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { renewWords as w } from './renew-words.ts'

type Refused = { error: string; data: unknown }
/** What blocks a new report for the home, and the page that shows it. */
const ways = {
  approvalNeeded: { words: 'underWay', to: 'analyzeComplete' },
  analysisInProgress: { words: 'inDoubt', to: 'payOrderComplete' },
} as const

/**
 * A new report for the home is already in progress, or a payment for one is still being checked. `instead`: the only
 * content of the page if neither is the case; without it, this is shown above what can be bought.
 */
export function UnderWay({ refused, instead }: { refused: Refused | null; instead?: ReactNode }) {
  const go = useGo()
  const merchant_uid = refused && orderIn(refused)
  const way = Object.entries(ways).find(([error]) => error === refused?.error)?.[1]
  if (!merchant_uid || !way) return instead ?? null
  const { title, text, see } = w[way.words]
  const onClick = () => go(way.to, { merchant_uid })
  if (instead !== undefined)
    return (
      <EmptyState heading="h1" title={title} action={<Button onClick={onClick}>{see}</Button>}>
        {text}
      </EmptyState>
    )
  return (
    <div className="mb-6">
      <Banner
        title={title}
        action={
          <Button kind="quiet" onClick={onClick}>
            {see}
          </Button>
        }
      >
        {text}
      </Banner>
    </div>
  )
}
