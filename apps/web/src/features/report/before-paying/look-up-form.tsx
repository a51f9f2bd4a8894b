import type { BankCode } from '@jipsalpim/contract/areas/payment/banks.ts'
import { keywordDigits, keywordTypes, type KeywordType } from '@jipsalpim/contract/areas/report/thecheat-keyword.ts'
import type { Output, Sent } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { bankChoices } from '../../../shared/bank/bank-choices.ts'
import { bankWords } from '../../../shared/bank/words.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { showProblem } from '../../../ui/dialogs/show-problem.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { fraudWords as w } from './fraud-words.ts'

/** What was looked up, with TheCheat's answer; without one, only the kind to look up next. */
export type LookUpInput = Sent<CallNamed<'fraudLookUp'>> & { said: Output<CallNamed<'fraudLookUp'>> | null }
type Props = {
  kind: KeywordType
  of: { report_seq?: number }
  /** Null: not known yet. */
  left: number | null
  onAsked: (asked: LookUpInput) => void
}

/** Looks up one number, which is in this form and the call only. */
export function LookUpForm({ kind: first, of, left, onAsked }: Props) {
  const ask = useAction('fraudLookUp')
  const [kind, setKind] = useState(first)
  const [number, setNumber] = useState('')
  const [bank, setBank] = useState<BankCode | 'any' | null>(null)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const numberWrong = keywordDigits(kind, number) === null ? w.numberWrong[kind] : null
  const bankWrong = kind === 'account' && bank === null ? w.bankMissing : null
  const send = async () => {
    setTried(true)
    setProblem(null)
    if (numberWrong !== null || bankWrong !== null) return showProblem()
    const input = {
      ...of,
      keyword_type: kind,
      keyword: number.trim(),
      ...(kind === 'account' && bank !== null && bank !== 'any' && { bank_code: bank }),
    }
    const reply = await ask.run(input)
    if (reply.ok) return onAsked({ ...input, said: reply.data })
    setProblem(reply.message)
    showProblem()
  }
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <ChoiceField
        label={w.kind}
        columns={2}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen)
          setTried(false)
        }}
        options={keywordTypes.toReversed().map((value) => ({ value, label: w.kinds[value] }))}
      />
      <TextField
        label={w.numbers[kind]}
        hint={w.numberHints[kind]}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={60}
        value={number}
        onChange={setNumber}
        error={tried ? numberWrong : null}
      />
      {kind === 'account' && (
        <ChoiceField
          label={bankWords.bank}
          columns={2}
          value={bank}
          onChange={setBank}
          options={[...bankChoices(), { value: 'any' as const, label: w.anyBank, note: w.anyBankNote }]}
          error={tried ? bankWrong : null}
        />
      )}
      {problem && (
        <Banner kind="caution" urgent>
          {problem}
        </Banner>
      )}
      <div className="grid gap-2">
        <Button type="submit" size="large" wide loading={ask.busy}>
          {w.ask}
        </Button>
        <p className="text-note text-ink-2">{[left !== null && w.left(left), w.kept].filter(Boolean).join(' ')}</p>
      </div>
    </form>
  )
}
