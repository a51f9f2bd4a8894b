import { isPlanned, routes } from '@jipsalpim/contract/routes.ts'
import { useGo } from '../../kernel/links.ts'
import { LinkList } from '../../ui/link-list.tsx'
import { Page } from '../../ui/page.tsx'
import { onTheWayWords } from './on-the-way-words.ts'

const w = onTheWayWords.subscribe

/** The notifier, if it is available; if not, it says so and offers what can be continued. */
export default function ContinueSubscribePage() {
  const go = useGo()
  const closed = isPlanned(routes.subscribe)
  return (
    <Page title={closed ? w.none : w.title} heading onBack={() => go('analyze')}>
      {closed && <p className="mb-6 text-body text-ink-2">{w.noneNote}</p>}
      <LinkList
        items={[
          ...(closed ? [] : [{ id: 'subscribe', to: go.href('subscribe'), title: w.open, note: w.openNote }]),
          { id: 'report', to: go.href('analyzeContinueReport'), title: w.report, note: w.reportNote },
        ]}
      />
    </Page>
  )
}
