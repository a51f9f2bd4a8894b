import { Suspense, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { lazyPart } from '../../kernel/chunks/lazy-part.tsx'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { isLoggedIn, onSession } from '../../kernel/login/session.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { LoginFirst } from './shared/login-first.tsx'
import { OwnWatching } from './watching/own-watching.tsx'
import { SampleWatching } from './watching/sample-watching.tsx'
import { watchingWords as w } from './watching/words.ts'

// Loaded lazily: the usual visit, without changes, needs neither the analysis of an alert nor a statement.
const AlertView = lazyPart(async () => ({ default: (await import('./watching/alert-view.tsx')).AlertView }))
const StatementView = lazyPart(async () => ({ default: (await import('./watching/statement-view.tsx')).StatementView }))

/** The watched homes; or the alert in the URL (`?alert=`), or the statement of a month (`?statement=`). */
export default function WatchingPage() {
  const loggedIn = useSyncExternalStore(onSession, isLoggedIn)
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const alert = readSeq(query.get('alert'))
  const month = /^\d{4}-\d{2}$/.exec(query.get('statement') ?? '')?.[0] ?? null
  const watch = readSeq(query.get('id'))
  const next = () => `${pathname}${search}`
  if (!loggedIn)
    return alert === null && month === null ? (
      <SampleWatching next={next} />
    ) : (
      <LoginFirst title={w.loginTitle} text={w.loginText} next={next} />
    )
  if (alert !== null)
    return (
      <Suspense fallback={<Loading />}>
        <AlertView key={alert} seq={alert} />
      </Suspense>
    )
  if (month !== null)
    return (
      <Suspense fallback={<Loading />}>
        <StatementView month={month} id={watch} />
      </Suspense>
    )
  return <OwnWatching />
}

const Loading = () => (
  <Page title={w.bar}>
    <Skeleton heading lines={8} />
  </Page>
)
