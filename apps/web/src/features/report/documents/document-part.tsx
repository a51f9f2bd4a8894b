import { useGo } from '../../../kernel/links.ts'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { documentWords as w } from './document-words.ts'

/** A link to the papers of a report. */
export function DocumentPart({ report }: { report: number }) {
  const go = useGo()
  return (
    <LinkList
      items={[{ id: 'documents', to: go.href('reportDocument', { report }), title: w.part, note: w.partNote }]}
    />
  )
}
