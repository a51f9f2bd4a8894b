import { ChunkPlaceholder } from '../kernel/chunks/chunk-placeholder.tsx'
import { PageFrame } from '../ui/layout/page-frame.tsx'

/** Shown while the first place's chunk loads. */
export function FirstPaint() {
  return (
    <PageFrame>
      <main id="main" className="px-5 pt-20">
        <ChunkPlaceholder heading lines={5} />
      </main>
    </PageFrame>
  )
}
