import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { fieldGroups, type FormFigures, type PriceFigure } from '@jipsalpim/contract/accuracy/figures.ts'
import { priceFigures } from '@jipsalpim/contract/accuracy/tables/price-figures.ts'
import { readerFigures } from '@jipsalpim/contract/accuracy/tables/reader-figures.ts'
import type { ReactNode } from 'react'
import { useBack } from '../../kernel/links.ts'
import { PromiseList } from '../../shared/watching/promise-list.tsx'
import { DataTable } from '../../ui/display/data-table.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { accuracyWords as w } from './accuracy-words.ts'
import { groupName, groupsOf } from './price-groups.ts'
import { Section } from './section.tsx'

/** How accurate the reader, the price range and the grades are: the figures that our own tests print. */
export default function AccuracyPage() {
  const back = useBack('main')
  return (
    <Page title={w.title} heading onBack={back}>
      <p className="max-w-[44rem] text-body text-ink-2">{w.lead}</p>
      <Section id="reading" title={w.readTitle}>
        <Reading />
      </Section>
      <Section id="prices" title={w.priceTitle}>
        <Prices />
      </Section>
      <div className="wide:grid wide:grid-cols-2 wide:gap-x-12">
        <Section id="grades" title={w.gradeTitle}>
          <Open what={w.notYet}>
            {w.gradeWhy} {w.gradeWhen}
          </Open>
        </Section>
        <Section id="watch" title={w.watchTitle}>
          <PromiseList />
        </Section>
      </div>
      <Section id="gaps" title={w.gapTitle}>
        <ul className="grid max-w-[44rem] list-disc gap-2 pl-5 text-body text-ink-2 marker:text-ink-3">
          {w.gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      </Section>
    </Page>
  )
}

function Reading() {
  const { labelled, forms } = readerFigures
  const entries = forms.reduce((sum, f) => sum + f.entries, 0)
  const turned = forms.reduce((sum, f) => sum + f.turned, 0)
  const row = (id: string, field: string, cell: (f: FormFigures) => string) => ({
    id,
    field,
    ...Object.fromEntries(forms.map((f) => [f.form, cell(f)])),
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid max-w-[44rem] gap-2 text-body text-ink-2">
        <p>{w.readText(labelled)}</p>
        <p className="font-semibold text-ink">{w.turned(groupDigits(entries), turned)}</p>
      </div>
      <DataTable<string>
        caption={w.readTable}
        captionHidden={false}
        columns={[
          { key: 'field', label: w.field },
          ...forms.map((f) => ({ key: f.form, label: w.forms[f.form], numeric: true })),
        ]}
        rows={[
          ...fieldGroups.map((group) =>
            row(group, w.groups[group], (f) => {
              const tally = f.groups.find((g) => g.group === group)
              return tally ? percent(tally.right, tally.fields) : '–'
            }),
          ),
          { ...row('all', w.whole, (f) => percent(f.right, f.fields)), total: true },
          row('fields', w.fields, (f) => groupDigits(f.fields)),
          row('registers', w.registers, (f) => w.registersOf(f.registers)),
        ]}
      />
    </div>
  )
}

function Prices() {
  const { wanted, figures, older } = priceFigures
  const groups = groupsOf(figures)
  const kinds = groups.filter((g) => g.year === null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="max-w-[44rem] text-body text-ink-2">{w.priceText(wanted.inside, wanted.mostInside)}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 wide:grid-cols-2 wide:gap-x-12">
        <figure className="m-0">
          <div aria-hidden="true" className="grid gap-3">
            {kinds.map((g) => (
              <InsideBar key={g.kind} name={groupName(g)} figure={g.figure} />
            ))}
          </div>
          <figcaption className="mt-3 text-note text-ink-2">{w.pictureText}</figcaption>
        </figure>
        <PriceTable caption={w.kindTable} groups={kinds} />
        <div>
          <PriceTable caption={w.halfTable} groups={groups.filter((g) => g.year !== null)} />
          <p className="mt-2 text-note text-ink-2">{w.halfText}</p>
        </div>
        <PriceTable caption={w.olderTable} groups={groupsOf(older)} />
      </div>
    </div>
  )
}

const PriceTable = ({ caption, groups }: { caption: string; groups: ReturnType<typeof groupsOf> }) => (
  <DataTable
    caption={caption}
    captionHidden={false}
    columns={[
      { key: 'group', label: w.group },
      { key: 'sales', label: w.sales, numeric: true },
      { key: 'inside', label: w.inside, numeric: true },
      { key: 'below', label: w.below, numeric: true },
    ]}
    rows={groups.map((g) => ({
      id: g.figure.name,
      group: (
        <>
          {groupName(g)}
          {priceFigures.missed.includes(g.figure.name) && <span className="block text-caution">▲ {w.missed}</span>}
        </>
      ),
      sales: groupDigits(g.figure.n),
      inside: `${g.figure.inside.toFixed(1)}%`,
      below: `${g.figure.below.toFixed(1)}%`,
    }))}
  />
)

/** The scale runs from this percentage to 100; lower values are not drawn. */
const SCALE_FROM = 60
const at = (share: number): string => `${(100 * (Math.max(SCALE_FROM, share) - SCALE_FROM)) / (100 - SCALE_FROM)}%`
const between = (from: number, to: number) => ({ left: at(from), right: `calc(100% - ${at(to)})` })

/** The share inside the range on a scale, over the target band. */
const InsideBar = ({ name, figure: { inside, from, to } }: { name: string; figure: PriceFigure }) => {
  const { wanted } = priceFigures
  return (
    <div>
      <p className="figures flex justify-between gap-3 text-note">
        <span>{name}</span>
        <span className="font-semibold">{inside.toFixed(1)}%</span>
      </p>
      <div className="relative mt-1 h-4 rounded-sm bg-sunk">
        <span className="absolute inset-y-0 bg-line" style={between(wanted.inside, wanted.mostInside)} />
        <span className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-ink" style={between(from, to)} />
        <span
          className="absolute top-1/2 size-2.5 -translate-1/2 rounded-full border-2 border-sheet bg-ink"
          style={{ left: at(inside) }}
        />
      </div>
    </div>
  )
}

/** What cannot be stated yet, and from when it can. */
const Open = ({ what, children }: { what: string; children: ReactNode }) => (
  <div className="max-w-[44rem] rounded-md border border-dashed border-line px-4 py-4">
    <p className="text-body font-semibold">{what}</p>
    <p className="mt-1 text-note text-ink-2">{children}</p>
  </div>
)

/** Rounded down: 99.98 is not 100. */
const percent = (right: number, of: number) => `${Math.floor((1000 * right) / of) / 10}%`
