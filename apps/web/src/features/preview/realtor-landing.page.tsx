import { useId } from 'react'
import { useBack, useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { NotIndexed } from '../../shared/preview/not-indexed.tsx'
import { realtorWords as w } from './realtor-words.ts'

/** What a realtor gets today, and clearly what is not available yet. */
export default function RealtorLandingPage() {
  const go = useGo()
  return (
    <Page title={w.title} heading onBack={useBack('mypage')}>
      <NotIndexed />
      <div className="grid gap-8">
        <p className="text-body text-ink-2">{w.text}</p>
        <Account />
        <List title={w.now} items={w.nowItems} />
        <List title={w.not} items={w.notItems} />
        <div className="grid gap-2">
          <ButtonLink size="large" wide to={go.href('previewReport')}>
            {w.sample}
          </ButtonLink>
          <ButtonLink kind="secondary" wide to={go.href('analyze')}>
            {w.analyze}
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}

/** Whether this account is a realtor's; another one cannot become one yet. */
function Account() {
  const me = useCall('userInfo', {})
  if (me.state === 'loading') return <Skeleton lines={3} />
  if (me.state === 'failed')
    return (
      <ErrorState heading="h2" title={w.failed} onRetry={me.again}>
        {me.error.message}
      </ErrorState>
    )
  return me.data.role === 'realtor' ? (
    <Banner kind="good" title={w.isRealtor}>
      {w.isRealtorText}
    </Banner>
  ) : (
    <Banner kind="caution" title={w.noSignup}>
      {w.noSignupText}
    </Banner>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-body font-bold">
        {title}
      </h2>
      <ul className="mt-2 grid list-disc gap-2 pl-5 text-body">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
