import { Navigate, useSearchParams } from 'react-router'
import { frontier } from '../../kernel/funnel/path.ts'
import { answersOf } from '../../kernel/funnel/store.ts'
import { useGo } from '../../kernel/links.ts'
import { LoginButtons } from '../../kernel/login/login-buttons.tsx'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { Page } from '../../ui/layout/page.tsx'
import { onTheWayWords as words } from './on-the-way-words.ts'
import { orderFunnel } from './order.funnel.tsx'

/** A login on the way to the user's own things: a report, an unfinished order, or the list of both. */
export default function ReportLoginPage() {
  const go = useGo()
  const [query] = useSearchParams()
  const next = nextOf(go, query)
  if (isLoggedIn()) return <Navigate to={next} replace />
  return (
    <Page title={words.login.title} heading onBack={() => go('analyze')} bottom={<LoginButtons next={() => next} />}>
      <p className="text-body text-ink-2">{words.login.text}</p>
    </Page>
  )
}

/** Only to our own places, by name. */
function nextOf(go: ReturnType<typeof useGo>, query: URLSearchParams): string {
  const report = query.get('report')
  if (report !== null && /^\d{1,15}$/.test(report)) return go.href('reportView', { report })
  if (query.get('to') === 'order') return go.href(frontier(orderFunnel, answersOf(orderFunnel)).at)
  return go.href(query.get('to') === 'continue' ? 'analyzeContinueReport' : 'report')
}
