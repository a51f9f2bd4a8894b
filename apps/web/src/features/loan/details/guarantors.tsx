import { sgiTerms } from '@jipsalpim/engine/law/guarantee-others.ts'
import { depositLimit } from '@jipsalpim/engine/law/hug.ts'
import type { LoanFacts } from '@jipsalpim/engine/loan/facts.ts'
import { inForceTerms } from '@jipsalpim/engine/loan/in-force.ts'
import { inCapital } from '@jipsalpim/engine/loan/region.ts'
import { bankGuarantee, loanGuaranteeFee } from '@jipsalpim/engine/loan/tables/guarantees.ts'
import { formatWon } from '../../../lang/format.ts'
import { detailWords } from './detail-words.ts'
import { Section } from '../result/section.tsx'

/** The three guarantors with their own limits, and how this deposit compares with each. */
export function Guarantors({ facts }: { facts: LoanFacts }) {
  const w = detailWords.guarantors
  const { deposit, on, region } = facts
  const hf = inForceTerms(bankGuarantee, on)
  const share = facts.ownsHome === true ? hf.withHome : hf.withoutHome
  const hug = inForceTerms(depositLimit, on)
  const capital = inCapital(region)
  const hugMost = capital === null ? hug.capital : capital ? hug.capital : hug.other
  const fee =
    deposit === null
      ? null
      : inForceTerms(loanGuaranteeFee, on).find(({ most }) => most === null || deposit <= most)?.fee
  const list = [
    {
      name: w.hf,
      lines: [
        w.hfSays(hf.ratio, formatWon(hf.most)),
        w.hfShare(share.regulated, share.other),
        ...(fee ? [w.hfFee((fee / 100).toFixed(2))] : []),
      ],
      over: false,
    },
    {
      name: w.hug,
      lines: [w.hugSays(formatWon(hug.capital), formatWon(hug.other))],
      over: deposit !== null && deposit > hugMost,
    },
    { name: w.sgi, lines: [w.sgiSays, w.sgiReturn(formatWon(inForceTerms(sgiTerms, on).otherLimit))], over: false },
  ]
  return (
    <Section title={w.title}>
      <ul className="grid gap-4">
        {list.map(({ name, lines, over }) => (
          <li key={name}>
            <p className="text-body font-semibold">{name}</p>
            {lines.map((line) => (
              <p key={line} className="figures text-note text-ink-2">
                {line}
              </p>
            ))}
            {over && <p className="text-note font-semibold text-severe">{w.over}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
