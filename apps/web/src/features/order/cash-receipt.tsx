import { useState } from 'react'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatWon } from '../../lang/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { cashWords as w } from './cash-words.ts'

/** The cash receipt of an order: the issued one, or the form to request one. */
export function CashReceipt({ merchant_uid }: { merchant_uid: string }) {
  const read = useCall('orderReceipt', { merchant_uid })
  if (read.state !== 'ready') return null
  const { receipt, may_ask } = read.data
  if (!receipt && !may_ask) return null
  return (
    <section className="mt-8">
      {receipt && (
        <p className="mb-3 text-body text-ink-2">
          {w.receiptStates[receipt.state](receipt.ending, formatWon(receipt.amount ?? 0))}
        </p>
      )}
      {may_ask && (
        <Disclosure title={w.receipt}>
          <AskReceipt merchant_uid={merchant_uid} onAsked={read.again} />
        </Disclosure>
      )}
    </section>
  )
}

function AskReceipt({ merchant_uid, onAsked }: { merchant_uid: string; onAsked: () => void }) {
  const ask = useAction('orderReceiptAsk')
  const [kind, setKind] = useState<'person' | 'company'>('person')
  const [number, setNumber] = useState('')
  const [wrong, setWrong] = useState<string>()
  const submit = async () => {
    const digits = number.replace(/\D/g, '')
    const fits = kind === 'company' ? /^\d{10}$/ : /^01[016789]\d{7,8}$/
    if (!fits.test(digits)) return setWrong(w.receiptNumberWrong[kind])
    const reply = await ask.run({ merchant_uid, kind, number: digits })
    if (!reply.ok) return setWrong(reply.message)
    onAsked()
  }
  return (
    <div className="grid gap-6 pt-2">
      <p className="text-note text-ink-2">{w.receiptHint}</p>
      <ChoiceField
        label={w.receiptKind}
        value={kind}
        columns={2}
        onChange={(value) => {
          setKind(value)
          setWrong(undefined)
        }}
        options={[
          { value: 'person', label: w.receiptKinds.person },
          { value: 'company', label: w.receiptKinds.company },
        ]}
      />
      <TextField
        label={w.receiptNumber[kind]}
        value={number}
        error={wrong}
        inputMode="numeric"
        autoComplete={kind === 'person' ? 'tel-national' : 'off'}
        maxLength={14}
        onChange={(value) => {
          setNumber(value)
          setWrong(undefined)
        }}
      />
      <Button kind="secondary" loading={ask.busy} onClick={() => void submit()}>
        {w.receiptAsk}
      </Button>
    </div>
  )
}
