import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { formatFigure } from './format-figure.ts'
import { settingsWords as w } from './settings-words.ts'
import { useDeed } from '../shared/use-deed.ts'
import { WithReason } from '../shared/with-reason.tsx'

type Settings = Output<CallNamed<'operatorSettings'>>
type Figure = Settings['figures'][number]
const c = w.columns
const nameOf = (key: string) => (w.figureKeys as Readonly<Record<string, string>>)[key] ?? key // else the key

/** The figures of the side panel on wide screens; one may be withdrawn. */
export function FiguresTable({ figures }: { figures: Settings['figures'] }) {
  const { deed, busy } = useDeed('operatorFigureMake')
  const takeBack = ({ key, as_of, source }: Figure) => deed({ key, value: null, as_of, source }, w.tookBack)
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
        said: f.value === null ? w.takenBack : formatFigure(f.key, f.value),
        act:
          f.value === null ? (
            ''
          ) : (
            <WithReason label={w.takeBack} named={nameOf(f.key)} text={w.takeBackText} busy={busy} onDo={takeBack(f)} />
          ),
      }))}
    />
  )
}

/** The reviews of the side panel on wide screens; one may be removed. */
export function ReviewsTable({ reviews }: { reviews: Settings['reviews'] }) {
  const { deed, busy } = useDeed('operatorReviewEnd')
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
        act: (
          <WithReason
            label={w.takeOff}
            named={r.name}
            text={w.reviewOff}
            busy={busy}
            onDo={deed({ review: r.name, end: true }, w.reviewTakenOff)}
          />
        ),
      }))}
    />
  )
}
