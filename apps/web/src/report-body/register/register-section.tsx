import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { describeUnknown } from '@jipsalpim/engine/words/describe.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Facts } from '../facts.tsx'
import { ReportSection } from '../report-section.tsx'
import { words } from '../words.ts'

/** The content of the register, and the parts of it that could not be read. */
export function RegisterSection({ assessment: { register } }: { assessment: Assessment }) {
  const { owners, viewedAt, jointCollateral, unread } = register
  const lists = Map.groupBy(
    jointCollateral.filter((row) => !row.struck),
    (row) => row.listNo,
  )
  return (
    <ReportSection folded title={words.register.title}>
      {register.pendingNote && (
        <div className="mb-4">
          <Banner kind="caution" title={words.register.pending}>
            {words.register.pendingNote}
          </Banner>
        </div>
      )}
      <Facts
        facts={[
          {
            term: words.register.owner,
            detail:
              'value' in owners ? (
                <Owners owners={owners.value} />
              ) : (
                `${words.register.ownerUnknown} · ${describeUnknown(owners.unknown)}`
              ),
          },
          { term: words.register.address, detail: register.address },
          { term: words.register.kind, detail: register.kind },
          { term: words.register.uniqueNo, detail: register.uniqueNo ?? words.register.unknown },
          {
            term: words.register.viewedAt,
            detail: 'value' in viewedAt ? formatViewed(viewedAt.value) : words.register.unknown,
          },
          { term: words.register.certificate, detail: words.register.certificates[register.certificate] },
          // a register that came as data has none
          ...(register.pages.read === 0
            ? []
            : [
                {
                  term: words.register.pages,
                  detail: words.register.pagesRead(register.pages.read, register.pages.declared),
                },
              ]),
        ]}
      />
      {[...lists].map(([list, shared]) => (
        <Disclosure key={list} title={words.register.jointNote(list, shared.length)}>
          <ul className="grid gap-2 text-note">
            {shared.map((row) => (
              <li key={`${row.no} ${row.property}`} className="figures">
                {[row.no, row.property].filter(Boolean).join('. ')}
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
      {unread.length > 0 && (
        <Disclosure title={words.register.unread(unread.length)} open>
          <p className="mb-2 text-note text-ink-2">{words.register.unreadNote}</p>
          <ul className="grid gap-1 text-note">
            {unread.map((line, i) => (
              // the same text may be unread twice
              <li key={`${i} ${line.text}`} className="figures rounded-sm bg-sunk px-3 py-2">
                {line.text}
                {line.page !== null && <span className="ml-2 text-ink-2">{words.register.onPage(line.page)}</span>}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </ReportSection>
  )
}

function Owners({ owners }: { owners: readonly { name: string; share: string | null }[] }) {
  return (
    <ul>
      {owners.map((owner, i) => (
        // two owners may have the same name
        <li key={`${i} ${owner.name}`}>
          {owner.name}
          {owner.share && owners.length > 1 && (
            <span className="ml-2 font-normal text-ink-2">{words.register.share(owner.share)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** '2026-05-01T09:30:00' → '2026-05-01 09:30', in Seoul as printed. */
const formatViewed = (at: string): string => at.slice(0, 16).replace('T', ' ')
