import { useGo } from '../../kernel/links.ts'
import { useHasDraft } from '../../kernel/funnel/store.ts'
import { LinkList } from '../../ui/buttons/link-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { onTheWayWords as words } from './on-the-way-words.ts'

/** The notification service: the unsent answers on this device, the watched homes, and what the service is. */
export default function ContinueSubscribePage() {
  const go = useGo()
  const begun = useHasDraft('join-watch')
  const { subscribe: w } = words
  return (
    <Page title={w.title} heading onBack={() => go('analyze')}>
      <LinkList
        items={[
          ...(begun ? [{ id: 'draft', to: go.href('subscribeChoose'), title: w.draft, note: w.draftNote }] : []),
          { id: 'watching', to: go.href('subscribeWatching'), title: w.watching, note: w.watchingNote },
          { id: 'subscribe', to: go.href('subscribe'), title: w.open, note: w.openNote },
          { id: 'report', to: go.href('analyzeContinueReport'), title: w.report, note: w.reportNote },
        ]}
      />
    </Page>
  )
}
