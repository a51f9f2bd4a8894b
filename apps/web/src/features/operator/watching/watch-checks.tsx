import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { formatInstant } from '../../../lang/format.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { formatValue } from '../shared/story-line.tsx'
import { operatorWatchWords as w } from './watch-words.ts'
import { operatorWords } from '../shared/words.ts'

const c = w.story
type WatchStory = Output<CallNamed<'operatorWatchHome'>>

/** The cases that the registry listed, and each check. */
export const WatchChecks = ({ cases, checks }: Pick<WatchStory, 'cases' | 'checks'>) => (
  <>
    <DataTable
      caption={w.cases}
      captionHidden={false}
      empty={w.casesNone}
      columns={[
        { key: 'purpose', label: c.purpose },
        { key: 'no', label: c.receiptNo },
        { key: 'word', label: c.word },
        { key: 'first', label: c.first },
        { key: 'closed', label: c.closed },
      ]}
      rows={cases.map((one) => ({
        id: String(one.case_seq),
        purpose: one.purpose,
        no: one.receipt_no ?? operatorWords.unknown,
        word: `${one.state_word} (${w.casePhases[one.phase] ?? one.phase})`,
        first: formatInstant(one.first_seen_at),
        closed: one.closed_at === null ? '' : formatInstant(one.closed_at),
      }))}
    />
    <DataTable
      caption={w.checks}
      captionHidden={false}
      empty={w.checksNone}
      columns={[
        { key: 'at', label: c.at },
        { key: 'what', label: c.what },
        { key: 'result', label: c.result },
        { key: 'slot', label: c.slot },
        { key: 'source', label: c.source },
        { key: 'took', label: c.took, numeric: true },
      ]}
      rows={checks.map((one) => ({
        id: String(one.check_seq),
        at: formatInstant(one.at),
        what: w.kinds[one.kind],
        result: (
          <span className="flex flex-wrap gap-1">
            {[w.results[one.result], one.why === null ? null : formatValue(one.why)]
              .filter((part) => part !== null)
              .join(' · ')}
            {one.late && <Badge tone="danger">{w.late}</Badge>}
          </span>
        ),
        slot: w.slots[one.slot],
        source: one.source,
        took: w.ms(one.ms),
      }))}
    />
  </>
)
