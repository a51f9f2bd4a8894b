import { link } from '@jipsalpim/contract/routes.ts'
import type { PreviewPage } from '@jipsalpim/contract/preview-header.ts'
import { useNavigate } from 'react-router'
import { savePreview } from '../../../kernel/login/preview-token.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { WithReason } from '../shared/with-reason.tsx'
import { operatorWords as w } from '../shared/words.ts'

const places = {
  report: 'previewReportManager',
  buy: 'previewReportBuyManager',
  watch: 'previewSubscribeManager',
} as const

/** Opens the owner's report, purchase page or watch, read only and masked, for a reason. */
export function PreviewButtons({ order_seq, pages }: { order_seq: number; pages: readonly PreviewPage[] }) {
  const navigate = useNavigate()
  const preview = useAction('operatorPreview')
  const open = (page: PreviewPage) => async (reason: string) => {
    const reply = await preview.run({ order_seq, page, reason })
    if (!reply.ok) return reply.message
    savePreview({ page, order_seq, ...reply.data })
    void navigate(link(places[page], undefined, { order_seq }))
    return null
  }
  return (
    <div className="grid gap-2">
      {pages.map((page) => (
        <WithReason key={page} label={w.preview[page]} text={w.previewText} busy={preview.busy} onDo={open(page)} />
      ))}
    </div>
  )
}
