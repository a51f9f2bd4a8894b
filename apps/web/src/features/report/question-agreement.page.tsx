import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { describeReason } from '../../kernel/funnel/reason-words.ts'
import { useBack, useGo } from '../../kernel/links.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CheckField } from '../../ui/forms/check-field.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Facts } from '../../report-body/facts.tsx'
import { OwnReportFrame } from './answers/own-report-frame.tsx'
import { askingWords as w } from './asking/asking-words.ts'
import { agree, hasAgreed } from './asking/question-draft.ts'

/**
 * What the back office gets with a question, how long it is retained, and what the answer is not. Nothing is ticked in
 * advance.
 */
export default function QuestionAgreementPage() {
  const [query] = useSearchParams()
  const finding = query.get('finding')
  return (
    <OwnReportFrame title={w.agreement.title}>
      {({ report }) => <Agreement report={report.report_seq} finding={finding} />}
    </OwnReportFrame>
  )
}

function Agreement({ report, finding }: { report: number; finding: string | null }) {
  const go = useGo()
  const back = useBack('report')
  const [ticked, setTicked] = useState(hasAgreed)
  const [tried, setTried] = useState(false)
  const wrong = tried && !ticked
  return (
    <Page
      title={w.agreement.title}
      heading
      onBack={back}
      bottomNote={<FieldError id="agreement-problem" error={wrong ? describeReason('not-agreed') : null} />}
      bottom={
        <Button
          size="large"
          wide
          onClick={() => {
            setTried(true)
            if (!ticked) return
            agree()
            go('reportQuestion', { report, ...(finding === null ? {} : { finding }) }, { replace: true })
          }}
        >
          {w.agreement.button}
        </Button>
      }
    >
      <p className="-mt-3 mb-6 text-body text-ink-2">{w.agreement.text}</p>
      <Facts facts={w.agreement.facts} />
      <div className="mt-6">
        <CheckField label={w.agreement.tick} checked={ticked} onChange={setTicked} wrong={wrong} />
      </div>
    </Page>
  )
}
