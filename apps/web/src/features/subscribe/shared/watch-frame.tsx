import type { RouteName } from '@jipsalpim/contract/routes.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../../kernel/links.ts'
import { readSeq } from '../../../kernel/calls/read-seq.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useOneWatch } from './use-one-watch.ts'
import type { Watch } from './watch.ts'
import { watchWords as w } from './watch-words.ts'

type Props = {
  title: string
  /** The page to return to after choosing one of several homes. */
  place: RouteName
  children: (watch: Watch, again: () => void) => ReactNode
}

/** Shared by the pages of one watch: loads the watch named in the URL (`?id=`), or the only one. */
export function WatchFrame({ title, place, children }: Props) {
  const go = useGo()
  const back = useBack('subscribeWatching')
  const [query] = useSearchParams()
  const one = useOneWatch(readSeq(query.get('id')))
  if (one.state === 'loading')
    return (
      <Page title={title} onBack={back}>
        <Skeleton heading lines={8} />
      </Page>
    )
  if (one.state === 'failed')
    return (
      <Page onBack={back}>
        <ErrorState title={w.failed} heading="h1" onRetry={one.again}>
          {one.error.message}
        </ErrorState>
      </Page>
    )
  if (one.watch !== null) return children(one.watch, one.again)
  if (one.all.length === 0)
    return (
      <Page onBack={back}>
        <EmptyState title={w.none} heading="h1" action={<ButtonLink to={go.href('subscribe')}>{w.begin}</ButtonLink>}>
          {w.noneText}
        </EmptyState>
      </Page>
    )
  return (
    <Page title={w.chooseTitle} heading onBack={back}>
      <LinkList
        items={one.all.map((watch) => ({
          id: String(watch.subscribeSeq),
          title: watch.fullAddress,
          korean: true as const,
          note: w.state[watch.state],
          to: go.href(place, { id: watch.subscribeSeq }),
        }))}
      />
    </Page>
  )
}
