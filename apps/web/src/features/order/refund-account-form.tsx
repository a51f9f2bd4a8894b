import type { BankCode } from '@jipsalpim/contract/areas/payment/banks.ts'
import { useState } from 'react'
import { useAction } from '../../kernel/calls/use-action.ts'
import { bankChoices } from '../../shared/bank/bank-choices.ts'
import { bankWords } from '../../shared/bank/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { cashWords as w } from './cash-words.ts'

type Wrong = { bank?: string; number?: string; holder?: string }

/** The account for the refund of a bank transfer. Typed input is kept if the call fails. */
export function RefundAccountForm({ merchant_uid, onSaved }: { merchant_uid: string; onSaved: () => void }) {
  const save = useAction('orderRefundAccount')
  const [bank, setBank] = useState<BankCode | null>(null)
  const [number, setNumber] = useState('')
  const [holder, setHolder] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const submit = async () => {
    const digits = number.replace(/[\s-]/g, '')
    const found: Wrong = {
      ...(bank === null && { bank: w.refundBankMissing }),
      ...(!/^\d{8,16}$/.test(digits) && { number: w.refundNumberWrong }),
      ...(holder.trim().length < 2 && { holder: w.refundHolderWrong }),
    }
    setWrong(found)
    if (bank === null || Object.keys(found).length > 0) return
    const reply = await save.run({ merchant_uid, bank_code: bank, number: digits, holder })
    if (!reply.ok) return setWrong({ number: reply.message })
    toast(w.refundSaved)
    onSaved()
  }
  return (
    <form
      noValidate
      className="mt-8 grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2 className="text-body font-bold">{w.refundAccount}</h2>
      <ChoiceField
        label={bankWords.bank}
        value={bank}
        columns={2}
        error={wrong.bank}
        onChange={setBank}
        options={bankChoices()}
      />
      <TextField
        label={w.refundNumber}
        value={number}
        error={wrong.number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        onChange={setNumber}
      />
      <TextField
        label={w.refundHolder}
        value={holder}
        error={wrong.holder}
        autoComplete="name"
        maxLength={30}
        onChange={setHolder}
      />
      <Button type="submit" size="large" wide loading={save.busy}>
        {w.refundSave}
      </Button>
    </form>
  )
}
