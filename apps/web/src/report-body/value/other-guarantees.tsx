import type { OtherGuarantee } from '@jipsalpim/engine/guarantee/answer.ts'
import { describeGuaranteeReason } from '@jipsalpim/engine/words/describe.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Money } from '../../ui/display/money.tsx'
import { guaranteeTones } from './guarantee-tones.ts'
import { RuleNote } from '../explaining/rule-note.tsx'
import { words } from '../words.ts'

/** The two other guarantors, with what each would cost and what it asks. */
export const OtherGuarantees = ({ others }: { others: readonly OtherGuarantee[] }) => (
  <Disclosure title={words.guarantee.others}>
    <ul className="grid gap-4">
      {others.map((other) => (
        <li key={other.by}>
          <p className="flex flex-wrap items-center gap-2 text-body font-semibold">
            {words.guarantee.by[other.by]}{' '}
            <Badge tone={guaranteeTones[other.verdict]}>{words.guarantee.otherVerdict[other.verdict]}</Badge>
          </p>
          {'value' in other.fee && (
            <p className="figures mt-1 text-note">
              {words.guarantee.fee} <Money won={other.fee.value.won} />{' '}
              <span className="text-ink-2">
                {words.guarantee.feeOf(other.fee.value.days, other.fee.value.rate / 1000)}
              </span>
            </p>
          )}
          <ul className="mt-1 list-disc pl-5 text-note text-ink-2">
            {other.reasons.map((reason, i) => (
              // the index is part of the key: a guarantor's reasons never change their order
              <li key={`${i} ${reason.id}`}>{describeGuaranteeReason(reason)}</li>
            ))}
            {'value' in other.fee && other.fee.value.assumed.includes('estimate-only') && (
              <li>{words.guarantee.estimate}</li>
            )}
          </ul>
          <RuleNote rule={other.rule} />
        </li>
      ))}
    </ul>
  </Disclosure>
)
