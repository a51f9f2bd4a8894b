import type { SimpleReport } from '@jipsalpim/contract/areas/report/simple.ts'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { simpleWords as words } from './simple-words.ts'

/** Rental fraud in a district, with the source of each figure; an unpublished figure is shown as missing. */
export function TownFacts({ town: { address_gu, cases, accidents } }: { town: SimpleReport['scam_town'] }) {
  return (
    <div className="grid gap-4">
      {'value' in cases ? (
        <div>
          <p className="mb-2 text-note text-ink-2">{words.town.measure[cases.value.measure]}</p>
          <DataTable
            caption={words.town.title(address_gu)}
            columns={[
              { key: 'period', label: words.town.period },
              { key: 'cases', label: words.town.cases, numeric: true },
            ]}
            rows={cases.value.periods.map((p) => ({
              id: p.from,
              period: words.town.between(p.from, p.to),
              cases: words.town.casesOf(p.cases),
            }))}
          />
          <Source
            title={`${cases.value.title}${cases.asOf ? ` · ${words.town.asOf(cases.asOf)}` : ''}`}
            url={cases.value.url}
          />
        </div>
      ) : (
        <p className="text-body">{cases.unknown === 'not-found' ? words.town.noGu : words.town.noCity}</p>
      )}
      <div>
        <p className="figures text-body">
          {'value' in accidents
            ? words.town.accidents(accidents.value.count, accidents.value.rate_percent)
            : accidents.unknown === 'not-found'
              ? words.town.few
              : words.town.noDistrict}
        </p>
        {accidents.source && <Source title={accidents.source} />}
      </div>
      <p className="text-note text-ink-2">{words.town.meaning}</p>
    </div>
  )
}

const Source = ({ title, url }: { title: string; url?: string }) => (
  <p className="mt-2 text-note text-ink-2">
    {words.town.source}{' '}
    {url ? (
      <a href={url} target="_blank" rel="noreferrer" className="inline-block py-3 underline">
        {title}
      </a>
    ) : (
      title
    )}
  </p>
)
