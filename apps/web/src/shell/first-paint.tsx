import { PieceComing } from '../kernel/piece-coming.tsx'
import { PageFrame } from '../ui/page-frame.tsx'

/** What stands while the first place's chunk comes. */
export function FirstPaint() {
  return (
    <PageFrame>
      <main id="main" className="px-5 pt-20">
        <PieceComing heading lines={5} />
      </main>
    </PageFrame>
  )
}
