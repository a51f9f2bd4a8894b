import { useGo } from '../../../kernel/links.ts'
import { LinkList } from '../../../ui/link-list.tsx'
import { documentWords as w } from './document-words.ts'

/** The way to the papers beside a report. */
export function DocumentPart({ report }: { report: number }) {
  const go = useGo()
  return (
    <LinkList
      items={[{ id: 'documents', to: go.href('reportDocument', { report }), title: w.part, note: w.partNote }]}
    />
  )
}
