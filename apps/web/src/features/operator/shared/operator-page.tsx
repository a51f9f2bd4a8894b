import { link } from '@jipsalpim/contract/routes.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { cx } from '../../../ui/cx.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { EnterForm } from './enter-form.tsx'
import { operatorWords as w } from './words.ts'

/** Every page of the back office requires an operator's login, and the second factor in this session. */
export function OperatorPage({ title, children }: { title: string; children: ReactNode }) {
  const access = useCall('operatorDesk', {})
  return (
    <Page title={access.state === 'ready' && !access.data.entered ? w.title : title} heading>
      {access.state === 'loading' && <Skeleton lines={4} />}
      {access.state === 'failed' && (
        <ErrorState
          title={access.error.error === 'notAllowed' ? w.notOperator : w.failed}
          {...(access.error.error === 'notAllowed' ? {} : { onRetry: access.again })}
        >
          {access.error.error === 'notAllowed' ? w.loginElsewhere : access.error.message}
        </ErrorState>
      )}
      {access.state === 'ready' && !access.data.entered && <EnterForm factor={access.data.factor} />}
      {access.state === 'ready' && access.data.entered && (
        <>
          <nav aria-label={w.nav.label} className="-mt-3 mb-6 flex flex-wrap gap-x-2 border-b border-hairline">
            <Way to={link('operator')}>{w.nav.search}</Way>
            <Way to={link('operatorLists')}>{w.nav.lists}</Way>
            <Way to={link('operatorWatch')}>{w.nav.watch}</Way>
            <Way to={link('operatorQuestions')}>{w.nav.questions}</Way>
            <Way to={link('operatorReports')}>{w.nav.reports}</Way>
            <Way to={link('operatorDisputes')}>{w.nav.disputes}</Way>
            <Way to={link('operatorReviews')}>{w.nav.reviews}</Way>
            <Way to={link('operatorDocuments')}>{w.nav.documents}</Way>
            <Way to={link('operatorPrices')}>{w.nav.prices}</Way>
            <Way to={link('operatorCoupons')}>{w.nav.coupons}</Way>
            <Way to={link('operatorPublish')}>{w.nav.publish}</Way>
            <Way to={link('operatorSettings')}>{w.nav.settings}</Way>
            <Way to={link('operatorUsage')}>{w.nav.usage}</Way>
          </nav>
          {children}
        </>
      )}
    </Page>
  )
}

/** The current page is underlined, and announced as the current one. */
function Way({ to, children }: { to: string; children: ReactNode }) {
  const here = useLocation().pathname === to
  return (
    <Link
      to={to}
      aria-current={here ? 'page' : undefined}
      className={cx(
        '-mb-px flex min-h-12 items-center border-b-2 px-3 text-body font-semibold hover:bg-sunk',
        here ? 'border-ink text-ink' : 'border-transparent text-ink-2',
      )}
    >
      {children}
    </Link>
  )
}
