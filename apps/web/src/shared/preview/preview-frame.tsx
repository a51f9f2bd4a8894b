import { link } from '@jipsalpim/contract/routes.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { formatInstant } from '../../lang/format.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { managerWords as w } from './manager-words.ts'
import { NotIndexed } from './not-indexed.tsx'

type About = { user_seq: number; order_seq: number; until: string }
type Read<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: { message: string }; again: () => void }
  | { state: 'ready'; data: { seen: T | null } }

type Props<T> = { title: string; order: number; ended: boolean; read: Read<T>; children: (seen: T) => ReactNode }

/** A user's page as an operator may see it: below a band that says so, until the preview ends. */
export function PreviewFrame<T extends About>({ title, order, ended, read, children }: Props<T>) {
  const navigate = useNavigate()
  const orderPage = link('operatorOrder', { order_seq: order })
  const seen = !ended && read.state === 'ready' ? read.data.seen : null
  return (
    <Page title={title} onBack={() => void navigate(orderPage)}>
      <NotIndexed />
      {seen ? (
        <>
          <div className="mb-4">
            <Banner kind="caution" title={w.band(seen.user_seq)}>
              {w.bandText(formatInstant(seen.until))}
            </Banner>
          </div>
          {children(seen)}
        </>
      ) : ended || read.state === 'ready' ? (
        <EmptyState heading="h1" title={w.ended} action={<ButtonLink to={orderPage}>{w.toOrder}</ButtonLink>}>
          {w.endedText}
        </EmptyState>
      ) : read.state === 'failed' ? (
        <ErrorState heading="h2" title={w.failed} onRetry={read.again}>
          {read.error.message}
        </ErrorState>
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  )
}
