import { useGo } from '../../../kernel/links.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { orderWords } from '../words.ts'

/** Shown if another screen has decided already. */
export function Decided({ merchant }: { merchant: string }) {
  const go = useGo()
  return (
    <Page>
      <EmptyState
        title={orderWords.decidedTitle}
        heading="h1"
        action={<Button onClick={() => go('reportWaiting', { merchant_uid: merchant })}>{orderWords.toOrder}</Button>}
      >
        {orderWords.decidedText}
      </EmptyState>
    </Page>
  )
}
