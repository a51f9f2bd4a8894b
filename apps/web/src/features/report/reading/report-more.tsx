import type { ReactNode } from 'react'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { NotePart } from '../asking/note-part.tsx'
import { QuestionsPart } from '../asking/questions-part.tsx'
import { DocumentPart } from '../documents/document-part.tsx'
import { moreWords as w } from './more-words.ts'

/** Rarely used parts of the user's report, collapsed until one of them has content of the user's. */
export function ReportMore({ report, children }: { report: number; children: ReactNode }) {
  const questions = useCall('reportQuestions', { report_seq: report })
  const note = useCall('reportNote', { report_seq: report })
  const asked = questions.state === 'ready' && questions.data.questions.length > 0
  const noted = note.state === 'ready' && note.data.note !== ''
  return (
    <Disclosure title={w.label} open={asked || noted}>
      <DocumentPart report={report} />
      <QuestionsPart report={report} />
      <NotePart report={report} />
      {children}
    </Disclosure>
  )
}
