import { words } from '../../report-body/words.ts'
import { Button } from '../../ui/button.tsx'

type Props = { page: number; pages: number; onPage: (page: number) => void }

/** To the previous and the next page of a list; nothing for a single page. */
export function Pager({ page, pages, onPage }: Props) {
  if (pages < 2) return null
  const to = (next: number) => {
    onPage(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <nav aria-label={words.list.pages} className="mt-6 flex items-center justify-between gap-2">
      <Button kind="secondary" disabled={page <= 1} onClick={() => to(page - 1)}>
        {words.list.previous}
      </Button>
      <span aria-live="polite" className="figures text-note text-ink-2">
        {words.list.page(page, pages)}
      </span>
      <Button kind="secondary" disabled={page >= pages} onClick={() => to(page + 1)}>
        {words.list.next}
      </Button>
    </nav>
  )
}
