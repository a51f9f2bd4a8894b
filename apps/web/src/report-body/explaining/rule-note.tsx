import type { RuleRef } from '@jipsalpim/engine/law/dated.ts'
import { words } from '../words.ts'

/** The rule behind this, since when it is in force, and how certain its source is. */
export function RuleNote({ rule }: { rule: RuleRef }) {
  return (
    <p className="figures mt-4 text-note text-ink-2">
      <span className="mr-1 font-semibold">{words.findings.rule}</span>{' '}
      <span lang="ko">
        {rule.title}
        {rule.article && ` ${rule.article}`}
      </span>{' '}
      · {words.findings.ruleFrom(rule.from)} · {words.findings.confidence[rule.confidence]}
    </p>
  )
}
