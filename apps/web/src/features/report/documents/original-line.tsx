import type { ResolvedEntry } from '@jipsalpim/engine/register/model.ts'
import { useCallback, useEffect, useState } from 'react'
import { offerOriginal } from '../../../report-body/original.ts'
import { useCall } from '../../../kernel/use-call.ts'
import { Button } from '../../../ui/button.tsx'
import { PagePicture } from '../../../ui/page-picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Document } from './document-list.tsx'
import { documentWords as w } from './document-words.ts'

/** Beside each line that a claim of one's own report rests on: the page of the original, the line lit. */
export function OriginalLines({ report }: { report: number }) {
  const read = useCall('reportList', { document: report })
  const register = read.data?.documents?.find((d) => d.kind === 'register') ?? null
  const show = useCallback(
    (entry: ResolvedEntry) =>
      register === null ? null : <OriginalLine key={entry.id} register={register} entry={entry} />,
    [register],
  )
  useEffect(() => offerOriginal(show), [show])
  return null
}

type Receipt = Document['receipts'][number]
/** The first place of its receipt: a summary at the end repeats it. */
const placeOf = ({ receipts }: Document, { receiptNo, receivedAt }: ResolvedEntry): Receipt | null =>
  receipts.find((r) => r.no === receiptNo && (r.day === null || receivedAt === null || r.day === receivedAt)) ?? null

function OriginalLine({ register, entry }: { register: Document; entry: ResolvedEntry }) {
  const [open, setOpen] = useState(false)
  const place = placeOf(register, entry)
  if (register.id === null) return <p className="mt-2 text-note text-ink-2">{w.noPrint}</p>
  if (place === null) return <p className="mt-2 text-note text-ink-2">{w.noLine}</p>
  return open ? (
    <Lit id={register.id} place={place} />
  ) : (
    <div className="-ml-5">
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {w.showOriginal(place.page)}
      </Button>
    </div>
  )
}

/** Our mark is a bar at the side and a light over the line, as on the printed rows. */
function Lit({ id, place }: { id: number; place: Receipt }) {
  const read = useCall('reportDocumentPage', { id, page: place.page })
  if (read.state === 'loading') return <Skeleton lines={6} />
  if (read.state === 'failed')
    return (
      <p role="alert" className="mt-2 text-note text-ink-2">
        {read.error.message}
      </p>
    )
  const { kind, pages: _pages, page, ...picture } = read.data
  return (
    <div className="relative mt-2">
      <PagePicture {...picture} label={w.picture(w.kinds[kind], page)} />
      <span
        role="img"
        aria-label={w.litLine}
        className="absolute inset-x-0 bg-brand/15 shadow-[inset_4px_0_0_var(--brand)]"
        style={{ top: `${(place.y - RIM) * 100}%`, height: `${(place.height + 2 * RIM) * 100}%` }}
      />
    </div>
  )
}
const RIM = 0.004
