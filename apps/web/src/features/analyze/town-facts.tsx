import type { SimpleReport } from '@jipsalpim/contract/areas/report/simple.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { simpleWords } from './simple-words.ts'

const w = simpleWords.town

/** Rental fraud in a district, with the source of each figure; an unpublished figure is shown as missing. */
export function TownFacts({ town: { address_gu, cases, accidents } }: { town: SimpleReport['scam_town'] }) {
  return (
    <div className="grid gap-4">
      {'value' in cases ? (
        <div>
          <p className="mb-2 text-note text-ink-2">{w.measure[cases.value.measure]}</p>
          <DataTable
            caption={w.title(address_gu)}
            columns={[
              { key: 'period', label: w.period },
              { key: 'cases', label: w.cases, numeric: true },
            ]}
            rows={cases.value.periods.map((p) => ({
              id: p.from,
              period: w.between(p.from, p.to),
              cases: w.casesOf(p.cases),
            }))}
          />
          <Source title={`${cases.value.title}${cases.asOf ? ` · ${w.asOf(cases.asOf)}` : ''}`} url={cases.value.url} />
        </div>
      ) : (
        <p className="text-body">{cases.unknown === 'not-found' ? w.noGu : w.noCity}</p>
      )}
      <div>
        <p className="figures text-body">
          {'value' in accidents
            ? w.accidents(accidents.value.count, accidents.value.rate_percent)
            : accidents.unknown === 'not-found'
              ? w.few
              : w.noDistrict}
        </p>
        {accidents.source && <Source title={accidents.source} />}
      </div>
      <p className="text-note text-ink-2">{w.meaning}</p>
    </div>
  )
}

const Source = ({ title, url }: { title: string; url?: string }) => (
  <p className="mt-2 text-note text-ink-2">
    {w.source}{' '}
    {url ? (
      <a href={url} target="_blank" rel="noreferrer" className="inline-block py-3 underline">
        {title}
      </a>
    ) : (
      title
    )}
  </p>
)
