import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useAction } from '../../kernel/use-action.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { toast } from '../../ui/toast.ts'
import { sayFigure } from './say-figure.ts'
import { settingsWords as w } from './settings-words.ts'
import { WithReason } from './with-reason.tsx'

type Settings = Output<CallNamed<'operatorSettings'>>
type Figure = Settings['figures'][number]
const c = w.columns
const nameOf = (key: string) => (w.figureKeys as Readonly<Record<string, string>>)[key] ?? key // a key that has no words says itself

/** The figures beside wide screens; one may be taken back. */
export function FiguresTable({ figures, onDone }: { figures: Settings['figures']; onDone: () => void }) {
  const make = useAction('operatorFigureMake')
  const takeBack =
    ({ key, as_of, source }: Figure) =>
    async (reason: string) => {
      const reply = await make.run({ key, value: null, as_of, source, reason })
      if (!reply.ok) return reply.message
      toast(w.tookBack)
      onDone()
      return null
    }
  return (
    <DataTable
      caption={w.figures}
      captionHidden={false}
      empty={w.none}
      columns={[
        { key: 'name', label: c.key },
        { key: 'as_of', label: c.asOf },
        { key: 'source', label: c.source },
        { key: 'said', label: c.value },
        { key: 'act', label: c.act },
      ]}
      rows={figures.map((f) => ({
        id: f.key,
        name: nameOf(f.key),
        as_of: f.as_of,
        source: f.source,
        said: f.value === null ? w.takenBack : sayFigure(f.key, f.value),
        act:
          f.value === null ? (
            ''
          ) : (
            <WithReason
              label={w.takeBack}
              named={nameOf(f.key)}
              text={w.takeBackText}
              busy={make.busy}
              onDo={takeBack(f)}
            />
          ),
      }))}
    />
  )
}

/** What people have said, beside wide screens; one may be taken off. */
export function ReviewsTable({ reviews, onDone }: { reviews: Settings['reviews']; onDone: () => void }) {
  const end = useAction('operatorReviewEnd')
  const takeOff = (review: string) => async (reason: string) => {
    const reply = await end.run({ review, end: true, reason })
    if (!reply.ok) return reply.message
    toast(w.reviewTakenOff)
    onDone()
    return null
  }
  return (
    <DataTable
      caption={w.reviews}
      captionHidden={false}
      empty={w.none}
      columns={[
        { key: 'said', label: c.said },
        { key: 'who', label: c.who },
        { key: 'as_of', label: c.asOf },
        { key: 'source', label: c.source },
        { key: 'act', label: c.act },
      ]}
      rows={reviews.map((r) => ({
        ...r,
        id: r.name,
        act: <WithReason label={w.takeOff} named={r.name} text={w.reviewOff} busy={end.busy} onDo={takeOff(r.name)} />,
      }))}
    />
  )
}
