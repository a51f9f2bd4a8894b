import { useGo } from '../../../kernel/links.ts'
import { LoginButtons } from '../../../kernel/login/login-buttons.tsx'
import { useToday } from '../../../kernel/today.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { SampleMark } from '../../../ui/display/sample-mark.tsx'
import { GuardCard } from '../shared/guard-card.tsx'
import { watchWords } from '../shared/watch-words.ts'
import { AlertRows } from './alert-inbox.tsx'
import { alertWords } from './alert-words.ts'
import { HomePart } from './home-part.tsx'
import { sampleAlerts, sampleGuard, sampleMonth, sampleWatch } from './sample.ts'
import { watchingWords as w } from './words.ts'

/** For visitors who are not logged in: a sample home, labelled as a sample everywhere. */
export function SampleWatching({ next }: { next: () => string }) {
  const go = useGo()
  const today = useToday()
  const watch = sampleWatch(today)
  const month = sampleMonth(today)
  return (
    <Page>
      <div className="@container grid gap-8">
        <header>
          <p className="text-note font-semibold text-brand">{w.bar}</p>
          <h1 className="mt-1 text-title font-bold">{w.sampleTitle}</h1>
          <p className="mt-1 text-body text-ink-2">{w.sampleText}</p>
          <div className="mt-4 grid max-w-column gap-2">
            <ButtonLink wide size="large" to={go.href('subscribe')}>
              {w.begin}
            </ButtonLink>
          </div>
        </header>
        <div className="grid gap-8 rounded-lg border-2 border-dashed border-line p-4">
          <p>
            <SampleMark />
          </p>
          <HomePart
            watch={watch}
            today={today}
            month={month}
            waiting={[]}
            guard={<GuardCard guard={sampleGuard(today)} today={today} balanceOn={watch.balance_on} alertTo={null} />}
            links={[
              { id: 'history', title: w.history, note: w.historyNote },
              { id: 'statement', title: w.statement(watchWords.month(month.month)) },
            ]}
          />
          <section aria-labelledby="sample-alerts">
            <h2 id="sample-alerts" className="mb-2 text-body font-bold">
              {alertWords.inbox}
            </h2>
            <AlertRows alerts={sampleAlerts(today)} today={today} sample />
          </section>
        </div>
        <section aria-labelledby="watching-login" className="max-w-column">
          <h2 id="watching-login" className="mb-3 text-body font-bold">
            {w.login}
          </h2>
          <LoginButtons next={next} />
        </section>
      </div>
    </Page>
  )
}
