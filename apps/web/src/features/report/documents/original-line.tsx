import type { ResolvedEntry } from '@jipsalpim/engine/register/model.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { offerOriginal } from '../../../report-body/register/original.ts'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { backClosesModal } from '../../../ui/dialogs/open-modals.ts'
import { PagePicture } from '../../../ui/display/page-picture.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { Document } from './document-list.tsx'
import { documentWords as w } from './document-words.ts'

/** Next to each line behind a claim of the user's report: the page of the original, with the line highlighted. */
export function OriginalLines({ report }: { report: number }) {
  const read = useCall('reportList', { document: report })
  const register = read.data?.documents?.find((d) => d.kind === 'register') ?? null
  const show = useCallback(
    (entry: ResolvedEntry) =>
      register === null ? null : <OriginalLine key={entry.id} {...{ report, register, entry }} />,
    [report, register],
  )
  useEffect(() => offerOriginal(show), [show])
  return null
}

type Receipt = Document['receipts'][number]
/** The first occurrence of the receipt number: a summary at the end repeats it. */
const placeOf = ({ receipts }: Document, { receiptNo, receivedAt }: ResolvedEntry): Receipt | null =>
  receipts.find((r) => r.no === receiptNo && (r.day === null || receivedAt === null || r.day === receivedAt)) ?? null

type LineProps = { report: number; register: Document; entry: ResolvedEntry }

function OriginalLine({ report, register, entry }: LineProps) {
  const [open, setOpen] = useState(false)
  const place = placeOf(register, entry)
  if (register.id === null) return <p className="mt-2 text-note text-ink-2">{w.noPrint}</p>
  if (place === null) return <p className="mt-2 text-note text-ink-2">{w.noLine}</p>
  return open ? (
    <Lit report={report} id={register.id} place={place} />
  ) : (
    <div className="-ml-5">
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {w.showOriginal(place.page)}
      </Button>
    </div>
  )
}

/** A line is marked by a bar at its side and a tint over it, as on the printed rows. */
function Lit({ report, id, place }: { report: number; id: number; place: Receipt }) {
  const go = useGo()
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
    <div className="mt-2">
      <div className="relative">
        <PagePicture {...picture} label={w.picture(w.kinds[kind], page)} />
        <Light place={place} />
      </div>
      <Link
        to={go.href('reportDocument', { report, document: id, page: place.page })}
        // a sheet over the report would stay over the page
        onClick={() => void backClosesModal()}
        className="mt-1 flex min-h-12 items-center text-note font-semibold text-brand underline underline-offset-4"
      >
        {w.large}
      </Link>
    </div>
  )
}

/** Scrolled into view once: below a long line, it would open out of sight. */
function Light({ place }: { place: Receipt }) {
  const light = useRef<HTMLSpanElement>(null)
  // newer browsers return a promise, which an effect must not return
  useEffect(() => void light.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <span
      ref={light}
      role="img"
      aria-label={w.litLine}
      className="absolute inset-x-0 bg-brand/15 shadow-[inset_4px_0_0_var(--brand)]"
      style={{ top: `${(place.y - RIM) * 100}%`, height: `${(place.height + 2 * RIM) * 100}%` }}
    />
  )
}
const RIM = 0.004
