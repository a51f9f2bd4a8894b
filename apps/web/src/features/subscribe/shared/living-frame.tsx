import type { RouteName } from '@jipsalpim/contract/routes.ts'
import type { ReactNode } from 'react'
import { useGo } from '../../../kernel/links.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { leaseWords as w } from '../lease-words.ts'
import { isLiving, type Watch } from './watch.ts'
import { WatchFrame } from './watch-frame.tsx'

type Props = { title: string; place: RouteName; children: (watch: Watch) => ReactNode }

/** For settings that can be changed only while the home is watched. */
export const LivingFrame = ({ title, place, children }: Props) => (
  <WatchFrame title={title} place={place}>
    {(watch) => (isLiving(watch) ? children(watch) : <Over watch={watch} />)}
  </WatchFrame>
)

function Over({ watch }: { watch: Watch }) {
  const go = useGo()
  const toInfo = () => go('subscribeInfo', { id: watch.subscribeSeq })
  return (
    <Page onBack={toInfo}>
      <EmptyState title={w.over} heading="h1" action={<Button onClick={toInfo}>{w.toInfo}</Button>} />
    </Page>
  )
}
