import { isPlanned, routes } from '@jipsalpim/contract/routes.ts'
import { useGo } from '../../kernel/links.ts'
import { LinkList } from '../../ui/link-list.tsx'
import { Page } from '../../ui/page.tsx'
import { onTheWayWords as words } from './on-the-way-words.ts'

/** The notifier, if it is available; if not, it says so and offers what can be continued. */
export default function ContinueSubscribePage() {
  const go = useGo()
  const closed = isPlanned(routes.subscribe)
  return (
    <Page title={closed ? words.subscribe.none : words.subscribe.title} heading onBack={() => go('analyze')}>
      {closed && <p className="mb-6 text-body text-ink-2">{words.subscribe.noneNote}</p>}
      <LinkList
        items={[
          ...(closed
            ? []
            : [
                {
                  id: 'subscribe',
                  to: go.href('subscribe'),
                  title: words.subscribe.open,
                  note: words.subscribe.openNote,
                },
              ]),
          {
            id: 'report',
            to: go.href('analyzeContinueReport'),
            title: words.subscribe.report,
            note: words.subscribe.reportNote,
          },
        ]}
      />
    </Page>
  )
}
