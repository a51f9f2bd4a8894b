import { addDays, type Day } from '@jipsalpim/engine/values/day.ts'
import { useState } from 'react'
import { useToday } from '../../../kernel/today.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DayField } from '../../../ui/forms/day-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { WonField } from '../../../ui/forms/won-field.tsx'
import { priceWords as w } from './price-words.ts'
import { startOf } from '../shared/start-of.ts'
import { useSavedText } from '../shared/use-saved-text.ts'
import { operatorWords } from '../shared/words.ts'

const empty = {
  kind: 'price' as 'price' | 'discount' | 'stop' | 'offer',
  product: 'report',
  from: null as Day | null,
  until: null as Day | null,
  won: null as number | null,
  taxFree: null as number | null,
  name: '',
  reason: '',
}
type Wrong = { from?: string; won?: string; taxFree?: string; name?: string; reason?: string }

/**
 * A price, a discount or the end of sales from a future day, proposed with a reason. Typed input is kept if the call
 * fails.
 */
export function PriceForm({ products }: { products: readonly string[] }) {
  const propose = useAction('operatorPriceChange')
  const [typed, change] = useSavedText('price', empty)
  const { kind, product, from, until, won, taxFree, name, reason } = typed
  const [wrong, setWrong] = useState<Wrong>({})
  const tomorrow = addDays(useToday(), 1)
  const submit = async () => {
    const found: Wrong = {
      ...((from === null ? kind !== 'stop' : from < tomorrow) && { from: w.fromMissing }),
      ...(kind === 'offer' && until === null && { from: w.untilMissing }),
      ...(kind !== 'stop' && !won && { won: w.wonMissing }),
      ...(kind === 'price' && (taxFree ?? 0) > (won ?? 0) && { taxFree: w.taxFreeTooMuch }),
      ...(kind === 'discount' && !name.trim() && { name: w.nameMissing }),
      ...(reason.trim().length < 4 && { reason: w.reasonShort }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0) return
    const terms =
      kind === 'stop'
        ? { kind }
        : kind === 'price'
          ? { kind, price: won, tax_free: taxFree ?? 0 }
          : kind === 'offer'
            ? { kind, price: won, until_at: until && startOf(addDays(until, 1)) }
            : { kind, name, gives: 'won' as const, amount: won, until_at: until && startOf(addDays(until, 1)) }
    const reply = await propose.run({
      ...terms,
      // A product name that the server sent.
      product: (kind === 'offer' ? 'subscribe-year' : product) as Parameters<typeof propose.run>[0]['product'],
      from_at: from && startOf(from),
      reason,
    })
    if (!reply.ok) return setWrong({ reason: reply.message })
    toast(w.proposed)
    change({ reason: '', won: null })
  }
  return (
    <Disclosure title={w.add}>
      <form
        noValidate
        className="grid gap-6 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ChoiceField
          label={w.what}
          value={kind}
          columns={2}
          onChange={(next) => change({ kind: next })}
          options={[
            { value: 'price', label: w.price },
            { value: 'discount', label: w.discount },
            { value: 'stop', label: w.stop },
            { value: 'offer', label: w.offer },
          ]}
        />
        {kind !== 'offer' && (
          <ChoiceField
            label={w.product}
            value={product}
            columns={2}
            onChange={(next) => change({ product: next })}
            options={products
              .filter((p) => kind !== 'discount' || !p.startsWith('ticket-'))
              .map((value) => ({ value, label: operatorWords.products[value] ?? value }))}
          />
        )}
        <DayField
          label={kind === 'stop' ? w.stopFrom : w.from}
          value={from}
          min={tomorrow}
          error={wrong.from}
          onChange={(day) => change({ from: day })}
        />
        {kind === 'offer' && (
          <>
            <p className="text-note text-ink-2">{w.offerNote}</p>
            <DayField label={w.offerUntil} value={until} min={tomorrow} onChange={(day) => change({ until: day })} />
          </>
        )}
        {kind === 'discount' && (
          <>
            <DayField label={w.until} value={until} min={tomorrow} onChange={(day) => change({ until: day })} />
            <TextField
              label={w.name}
              value={name}
              error={wrong.name}
              maxLength={40}
              onChange={(next) => change({ name: next })}
            />
          </>
        )}
        {kind === 'stop' ? (
          <p className="text-note text-ink-2">{w.stopNote}</p>
        ) : (
          <WonField
            label={kind === 'discount' ? w.off : w.won}
            value={won}
            error={wrong.won}
            quickAdds={[1000, 10_000]}
            onChange={(sum) => change({ won: sum })}
          />
        )}
        {kind === 'price' && (
          <WonField
            label={w.taxFree}
            value={taxFree}
            error={wrong.taxFree}
            quickAdds={[]}
            onChange={(sum) => change({ taxFree: sum })}
          />
        )}
        <TextArea
          label={w.reason}
          value={reason}
          error={wrong.reason}
          lines={2}
          maxLength={300}
          onChange={(next) => change({ reason: next })}
        />
        <Button type="submit" loading={propose.busy}>
          {w.send}
        </Button>
      </form>
    </Disclosure>
  )
}
