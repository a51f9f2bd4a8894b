import { Tabs } from '../../ui/layout/tabs.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { FigureForm } from './publishing/figure-form.tsx'
import { FlagPart } from './publishing/flag-form.tsx'
import { NoticeForm } from './publishing/notice-form.tsx'
import { publishWords as w } from './publishing/publish-words.ts'
import { ReleaseForm } from './publishing/release-form.tsx'
import { ReviewForm } from './publishing/review-form.tsx'
import { TermsPart } from './publishing/terms-part.tsx'

export default function PublishPage() {
  return (
    <OperatorPage title={w.title}>
      <p className="mb-6 text-note text-ink-2">{w.text}</p>
      <div className="max-w-[44rem]">
        <Tabs
          label={w.tabs}
          items={[
            { key: 'notice', label: w.notice, content: <NoticeForm /> },
            { key: 'terms', label: w.terms, content: <TermsPart /> },
            { key: 'release', label: w.release, content: <ReleaseForm /> },
            { key: 'flag', label: w.flag, content: <FlagPart /> },
            { key: 'figure', label: w.figure, content: <FigureForm /> },
            { key: 'review', label: w.review, content: <ReviewForm /> },
          ]}
        />
      </div>
    </OperatorPage>
  )
}
