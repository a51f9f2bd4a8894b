import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { businessWords as w } from './business-words.ts'
import { LotCard } from './wallet.tsx'
import { MemberRow, type CompanyFacts } from './member-row.tsx'

/** A company's tickets, its members, and the code to join it. */
export function Company({ company }: { company: CompanyFacts }) {
  return (
    <section className="mt-8" aria-label={company.name}>
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-body">{w.companyLeft}</span>
        <span className="figures text-title font-bold">{w.count(company.tickets)}</span>
      </p>
      <h2 className="mt-8 text-body font-bold">{w.inviteTitle}</h2>
      <p className="mt-1 text-note text-ink-2">{w.inviteText}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <p className="figures text-body font-semibold tracking-wider select-all">{company.invite_code}</p>
        <CopyButton text={company.invite_code} words={w.copy} />
      </div>
      <h2 className="mt-8 text-body font-bold">{w.membersTitle}</h2>
      {company.members.length === 0 ? (
        <p className="mt-2 text-body text-ink-2">{w.membersNone}</p>
      ) : (
        <ul>
          {company.members.map((member) => (
            <MemberRow key={member.member_seq} member={member} left={company.tickets} />
          ))}
        </ul>
      )}
      {company.lots.length > 0 && (
        <>
          <h2 className="mt-8 mb-2 text-body font-bold">{w.lotsTitle}</h2>
          <ul className="grid gap-3">
            {company.lots.map((lot) => (
              <LotCard key={lot.order_seq} lot={lot} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
