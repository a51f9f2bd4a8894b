import { Button } from '../../ui/buttons/button.tsx'

type Words = { pages: string; previous: string; next: string; page: (page: number, pages: number) => string }
type Props = { page: number; pages: number; onPage: (page: number) => void; words: Words }

/** To the previous and the next page of a list; renders nothing for a single page. */
export function Pager({ page, pages, onPage, words }: Props) {
  if (pages < 2) return null
  const to = (next: number) => {
    onPage(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <nav aria-label={words.pages} className="mt-6 flex items-center justify-between gap-2">
      <Button kind="secondary" disabled={page <= 1} onClick={() => to(page - 1)}>
        {words.previous}
      </Button>
      <span aria-live="polite" className="figures text-note text-ink-2">
        {words.page(page, pages)}
      </span>
      <Button kind="secondary" disabled={page >= pages} onClick={() => to(page + 1)}>
        {words.next}
      </Button>
    </nav>
  )
}
