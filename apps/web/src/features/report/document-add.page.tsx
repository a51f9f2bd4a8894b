import { ownDocumentKinds } from '@jipsalpim/contract/areas/report/document-terms.ts'
import { useSearchParams } from 'react-router'
import { useGo } from '../../kernel/links.ts'
import { useUpload } from '../../kernel/calls/use-upload.ts'
import { Page } from '../../ui/layout/page.tsx'
import { OwnReportFrame } from './answers/own-report-frame.tsx'
import { documentWords as w } from './documents/document-words.ts'
import { PaperForm } from './documents/paper-form.tsx'

/** Adds a paper to one of the user's reports (`report` and `kind` in the URL). */
export default function DocumentAddPage() {
  const go = useGo()
  const [query] = useSearchParams()
  const add = useUpload('reportDocumentAdd')
  const kind = ownDocumentKinds.find((one) => one === query.get('kind')) ?? null
  return (
    <OwnReportFrame title={w.add}>
      {({ report: { report_seq: report } }) => {
        const toList = () => go('reportDocument', { report })
        return (
          <Page title={w.add} heading onBack={toList}>
            <PaperForm
              kinds={ownDocumentKinds}
              kind={kind}
              send={(paper) => add.run({ report_seq: report, ...paper })}
              upload={add}
              onAdded={toList}
            />
          </Page>
        )
      }}
    </OwnReportFrame>
  )
}
