import { useEffect, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { BarsEditor } from './bars-editor.tsx'
import type { Bar } from './bars.ts'
import { documentWords as w } from './document-words.ts'
import { LONGEST, type Pages } from './picture.ts'

export type BarsOfPages = Readonly<Record<number, readonly Bar[]>>
type Props = { pages: Pages; bars: BarsOfPages; onChange: (bars: BarsOfPages) => void; onBroken: () => void }

/** Bars over each page; of a scan, only one page at a time is in memory. */
export function CoverPages({ pages, bars, onChange, onBroken }: Props) {
  const [page, setPage] = useState(1)
  const [drawn, setDrawn] = useState<{ page: number; picture: HTMLCanvasElement } | null>(null)
  useEffect(() => {
    let over = false
    pages.draw(page, LONGEST).then(
      (picture) => !over && setDrawn({ page, picture }),
      () => !over && onBroken(),
    )
    return () => {
      over = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the handler is another one at each render
  }, [pages, page])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {pages.count > 1 && <p className="text-note font-medium">{w.page(page, pages.count)}</p>}
      {drawn?.page === page ? (
        <BarsEditor
          key={page}
          picture={drawn.picture}
          bars={bars[page] ?? []}
          onChange={(some) => onChange({ ...bars, [page]: some })}
        />
      ) : (
        <Skeleton lines={8} />
      )}
      {pages.count > 1 && (
        <div className="grid grid-cols-2 gap-2">
          <Button kind="secondary" wide disabled={page === 1} onClick={() => setPage(page - 1)}>
            {w.before}
          </Button>
          <Button kind="secondary" wide disabled={page === pages.count} onClick={() => setPage(page + 1)}>
            {w.next}
          </Button>
        </div>
      )}
    </div>
  )
}
