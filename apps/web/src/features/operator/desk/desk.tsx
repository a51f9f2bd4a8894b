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
export function Desk({ title, children }: { title: string; children: ReactNode }) {
  const desk = useCall('operatorDesk', {})
  return (
    <Page title={desk.state === 'ready' && !desk.data.entered ? w.title : title} heading>
      {desk.state === 'loading' && <Skeleton lines={4} />}
      {desk.state === 'failed' && (
        <ErrorState
          title={desk.error.error === 'notAllowed' ? w.notOperator : w.failed}
          {...(desk.error.error === 'notAllowed' ? {} : { onRetry: desk.again })}
        >
          {desk.error.error === 'notAllowed' ? w.loginElsewhere : desk.error.message}
        </ErrorState>
      )}
      {desk.state === 'ready' && !desk.data.entered && <EnterForm factor={desk.data.factor} />}
      {desk.state === 'ready' && desk.data.entered && (
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
