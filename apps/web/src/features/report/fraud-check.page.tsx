import { useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { LoginButtons } from '../../kernel/login/login-buttons.tsx'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { isLoggedIn, onSession } from '../../kernel/login/session.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { LookUpForm, type LookUpInput } from './before-paying/look-up-form.tsx'
import { LookUpList } from './before-paying/look-up-list.tsx'
import { LookUpResult } from './before-paying/look-up-result.tsx'
import { fraudWords as w } from './before-paying/fraud-words.ts'

/** A telephone or an account at TheCheat before money is sent; for the home of `report` in the URL, or for none. */
export default function FraudCheckPage() {
  const go = useGo()
  const back = useBack('main')
  const [query] = useSearchParams()
  const loggedIn = useSyncExternalStore(onSession, isLoggedIn)
  const report = readSeq(query.get('report'))
  const of = report === null ? {} : { report_seq: report }
  const list = useCall('fraudLookUps', loggedIn ? of : null)
  const [asked, setAsked] = useState<LookUpInput | null>(null)
  if (list.state === 'failed' && list.error.error === 'notFound')
    return (
      <Page onBack={back}>
        <EmptyState
          heading="h1"
          title={w.noReport}
          action={<Button onClick={() => go('cheatFinancialFraud', undefined, { replace: true })}>{w.without}</Button>}
        >
          {w.noReportText}
        </EmptyState>
      </Page>
    )
  return (
    <Page title={w.title} heading={!asked?.said} onBack={back}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {asked?.said ? (
          <LookUpResult asked={asked} said={asked.said} report={report} onAgain={setAsked} />
        ) : (
          <>
            <p className="text-body text-ink-2">{w.text}</p>
            {loggedIn ? (
              <LookUpForm
                key={asked?.keyword_type}
                kind={asked?.keyword_type ?? 'account'}
                of={of}
                left={list.data?.left ?? null}
                onAsked={setAsked}
              />
            ) : (
              <div className="grid gap-4">
                <p className="text-body">{w.login}</p>
                <LoginButtons next={() => go.href('cheatFinancialFraud', report === null ? undefined : { report })} />
              </div>
            )}
          </>
        )}
        {loggedIn && <LookUpList list={list} ofHome={report !== null} />}
      </div>
    </Page>
  )
}
