import { useState } from 'react'
import { saveFile } from '../../../shared/saving/save-file.tsx'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { PagePicture } from '../../../ui/display/page-picture.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { documentWords as w } from './document-words.ts'

/** One paper, page by page, and as a file to keep. */
export function DocumentViewer({ id, first = 1, onList }: { id: number; first?: number; onList: () => void }) {
  const [page, setPage] = useState(first)
  const read = useCall('reportDocumentPage', { id, page })
  if (read.state === 'loading') return <Skeleton lines={10} />
  if (read.state === 'failed')
    return read.error.error === 'notFound' ? (
      <EmptyState title={w.gone} action={<Button onClick={onList}>{w.toList}</Button>}>
        {w.goneText}
      </EmptyState>
    ) : (
      <ErrorState title={w.failed} onRetry={read.again}>
        {read.error.message}
      </ErrorState>
    )
  const { kind, pages, ...picture } = read.data
  return (
    <div className="mx-auto grid w-full max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-note text-ink-2">
        {w.page(page, pages)} · {w.covered}
      </p>
      <PagePicture {...picture} label={w.picture(w.kinds[kind], page)} />
      {pages > 1 && (
        <div className="grid grid-cols-2 gap-2">
          <Button kind="secondary" wide disabled={page === 1} onClick={() => setPage(page - 1)}>
            {w.before}
          </Button>
          <Button kind="secondary" wide disabled={page === pages} onClick={() => setPage(page + 1)}>
            {w.next}
          </Button>
        </div>
      )}
      <Save id={id} />
    </div>
  )
}

function Save({ id }: { id: number }) {
  const file = useAction('reportDocument')
  const save = async () => {
    const reply = await file.run({ id })
    if (!reply.ok) return toast(reply.message)
    const bytes = Uint8Array.from(atob(reply.data.pdf), (c) => c.charCodeAt(0))
    if (await saveFile(reply.data.file_name, 'application/pdf', bytes)) toast(w.saved)
  }
  return (
    <Button kind="secondary" wide loading={file.busy} onClick={() => void save()}>
      {w.save}
    </Button>
  )
}
