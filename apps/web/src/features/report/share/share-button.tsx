import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../../kernel/chunks/lazy-part.tsx'
import { ChunkPlaceholder } from '../../../kernel/chunks/chunk-placeholder.tsx'
import { openSheet } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { shareWords as w } from './share-words.ts'

const ShareForm = lazyPart(() => import('./share-form.tsx'))

type Props = { report: number; order: number; assessment: Assessment; realtor?: number; label?: string }

/** Opens the sheet in which a link is made. */
export function ShareButton({ label = w.open, ...form }: Props) {
  const open = () =>
    void openSheet<null>({
      title: w.title,
      content: (close) => (
        <Suspense fallback={<ChunkPlaceholder lines={6} />}>
          <ShareForm {...form} onDone={() => close(null)} />
        </Suspense>
      ),
    })
  return (
    <Button kind="secondary" wide onClick={open}>
      {label}
    </Button>
  )
}
