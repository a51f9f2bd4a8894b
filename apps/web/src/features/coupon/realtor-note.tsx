import { useGo } from '../../kernel/links.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { couponPageWords as w } from './words.ts'

/** Why realtors get no coupons, and who may have one. */
export function RealtorNote() {
  const go = useGo()
  return (
    <Page title={w.boxTitle}>
      <EmptyState
        title={w.realtor}
        action={
          <Button kind="secondary" onClick={() => go('analyze')}>
            {w.home}
          </Button>
        }
      >
        {w.realtorText}
      </EmptyState>
    </Page>
  )
}
