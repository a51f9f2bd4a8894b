import type { PreviewPage } from '@jipsalpim/contract/preview-header.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { clearPreview, storedPreview } from '../../kernel/login/preview-token.ts'
import { queries } from '../../kernel/calls/queries.ts'
import { readSeq } from '../../kernel/calls/read-seq.ts'

/**
 * Whether this tab has a preview of the order in the URL (`order_seq`): null without one. When it ends, the displayed
 * data is dropped.
 */
export function usePreview(page: PreviewPage): { order_seq: number; ended: boolean } | null {
  const [query] = useSearchParams()
  const asked = readSeq(query.get('order_seq'))
  const [held] = useState(storedPreview)
  const mine = held?.page === page && held.order_seq === asked ? held : null
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    if (mine === null) return
    const end = () => {
      clearPreview()
      setEnded(true)
      for (const call of ['previewReportManager', 'previewReportBuyManager', 'previewSubscribeManager'])
        queries.removeQueries({ queryKey: [call] })
    }
    const timer = setTimeout(end, Date.parse(mine.until) - Date.now())
    return () => clearTimeout(timer)
  }, [mine])
  return mine && { order_seq: mine.order_seq, ended }
}
