import { PageFrame } from '../ui/page-frame.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** What stands while the first place's chunk comes. */
export function FirstPaint() {
  return (
    <PageFrame>
      <main id="main" className="px-5 pt-20">
        <Skeleton heading lines={5} />
      </main>
    </PageFrame>
  )
}
