import { useGo } from '../../../kernel/links.ts'
import { savedLoanHome } from '../../../shared/loan/home.ts'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { loanWords } from '../words.ts'

/** A link back to the report that the questions were entered from. */
export function BackToReport() {
  const go = useGo()
  const report = savedLoanHome()?.report ?? null
  if (report === null) return null
  const to = go.href('reportView', { report })
  return (
    <div className="mt-8">
      <LinkList items={[{ id: 'report', to, title: loanWords.start.home.back }]} />
    </div>
  )
}
