import { Link } from 'react-router'
import { useGo } from '../../../kernel/links.ts'
import { documentWords as w } from './document-words.ts'

/** A link to the paper in which the answer was seen. */
export function PaperLink({ report, id }: { report: number; id: number }) {
  const go = useGo()
  return (
    <Link
      to={go.href('reportDocument', { report, document: id })}
      className="flex min-h-8 items-center font-semibold text-brand underline underline-offset-4"
    >
      {w.seenIn}
    </Link>
  )
}
