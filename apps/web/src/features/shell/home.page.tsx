import { useSyncExternalStore } from 'react'
import { placeLinks } from '../../content/place-links.ts'
import { useGo, usePlace } from '../../kernel/links.ts'
import { isLoggedIn, onSession } from '../../kernel/login/session.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { LinkList } from '../../ui/buttons/link-list.tsx'
import { EntryNotices } from '../../content/entry-notices.tsx'
import { readings, services } from './home-lists.ts'
import { RecentReport } from './recent-report.tsx'
import { Section } from './section.tsx'
import { homeWords as w } from './words.ts'

/** Home, in the user's channel: what is in progress, what can be done, what is worth reading. */
export default function HomePage() {
  const go = useGo()
  const { partner } = usePlace()
  const loggedIn = useSyncExternalStore(onSession, isLoggedIn)
  const offered = placeLinks(services, partner, go.href)
  const read = placeLinks(readings, partner, go.href)
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col px-5 pt-8 pb-12">
      {partner && (
        <p className="mb-6 text-note text-ink-2">
          <b className="block text-brand">{w.partner}</b>
          {w.partnerText}
        </p>
      )}
      <h1 className="text-title font-bold text-balance">{w.title}</h1>
      <p className="mt-3 text-body text-ink-2">{w.text}</p>
      <div className="mt-8 grid gap-4">
        <Entry label={w.order} note={w.orderNote} to={go.href('analyzeType')} primary />
        <Entry label={w.check} note={w.checkNote} to={`${go.href('analyze')}#check`} />
      </div>
      {loggedIn && <RecentReport />}
      {offered.length > 0 && (
        <Section id="services" title={w.services}>
          <LinkList items={offered} />
        </Section>
      )}
      {read.length > 0 && (
        <Section id="readings" title={w.readings}>
          <LinkList items={read} />
        </Section>
      )}
      <EntryNotices />
    </main>
  )
}

function Entry(props: { label: string; note: string; to: string; primary?: boolean }) {
  return (
    <div>
      <ButtonLink size="large" wide kind={props.primary ? 'primary' : 'secondary'} to={props.to}>
        {props.label}
      </ButtonLink>
      <p className="mt-1 text-center text-note text-ink-2">{props.note}</p>
    </div>
  )
}
