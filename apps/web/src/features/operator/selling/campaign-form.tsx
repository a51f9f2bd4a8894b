import { addDays, type Day } from '@jipsalpim/engine/values/day.ts'
import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { CountField } from '../../../ui/forms/count-field.tsx'
import { DayField } from '../../../ui/forms/day-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { WonField } from '../../../ui/forms/won-field.tsx'
import { operatorCouponWords as w } from './coupon-words.ts'
import { describeProblem } from '../shared/describe-problem.ts'
import { startOf } from '../shared/start-of.ts'
import { useSavedText } from '../shared/use-saved-text.ts'
import { operatorWords } from '../shared/words.ts'

const empty = {
  slug: '',
  name: '',
  issuer: '',
  issuer_name: '',
  product: 'report' as 'report' | 'subscribe',
  gives: 'won' as 'won' | 'percent' | 'free',
  won: null as number | null,
  percent: '',
  most: null as number | null,
  zero_ok: false,
  way: 'code' as 'code' | 'ask' | 'welcome',
  word: '',
  quota: '',
  one_per: 'person' as 'person' | 'account',
  from: null as Day | null,
  until: null as Day | null,
  days_valid: '',
  new_days: '',
  regions: '',
  notices: '',
  reason: '',
}
type Typed = typeof empty
const amountOf = ({ gives, won, percent }: Typed) => (gives === 'free' ? null : gives === 'won' ? won : count(percent))
const count = (text: string): number | null => (text.trim() === '' ? null : Number(text))
const list = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** A campaign with its terms. Typed input is kept if the call fails. */
export function CampaignForm() {
  const make = useAction('operatorCampaignMake')
  const [typed, change, drop] = useSavedText<Typed>('campaign', empty)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [round, setRound] = useState(0)
  const field = (name: 'slug' | 'name' | 'issuer' | 'issuer_name' | 'percent' | 'word' | 'regions') => ({
    value: typed[name],
    error: wrong[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  const number = (name: 'quota' | 'days_valid' | 'new_days') => ({
    value: typed[name],
    error: wrong[name],
    maxLength: 7,
    onChange: (value: string) => change({ [name]: value }),
  })
  const submit = async () => {
    const { from, until } = typed
    const missing = (['slug', 'name', 'issuer'] as const).filter((name) => typed[name].trim() === '')
    const found = describeProblem(
      {
        ...Object.fromEntries(missing.map((name) => [name, 'missing'])),
        ...(from === null && { from_at: 'missing' }),
        ...(until === null && { until_at: 'missing' }),
        ...(typed.gives !== 'free' && !amountOf(typed) && { amount: 'won-zero' }),
        ...(typed.reason.trim().length < 4 && { reason: operatorWords.reasonShort }),
      },
      w.wrong,
    )
    setWrong(found)
    if (from === null || until === null || Object.keys(found).length > 0) return
    const { slug, name, issuer, product, gives, way, one_per } = typed
    const regions = list(typed.regions, /[,\s]+/)
    const reply = await make.run({
      slug: slug.trim(),
      name,
      issuer: issuer.trim(),
      product,
      gives,
      way,
      one_per,
      ...(typed.issuer_name.trim() !== '' && { issuer_name: typed.issuer_name }),
      amount: amountOf(typed),
      most: gives === 'percent' ? typed.most : null,
      zero_ok: gives === 'free' || typed.zero_ok,
      word: way === 'code' && typed.word.trim() !== '' ? typed.word : null,
      quota: count(typed.quota),
      from_at: startOf(from),
      until_at: startOf(addDays(until, 1)),
      days_valid: count(typed.days_valid),
      new_days: count(typed.new_days),
      regions: regions.length > 0 ? regions : null,
      sources: null,
      notices: list(typed.notices, /\n/),
      reason: typed.reason,
    })
    if (!reply.ok) {
      const description = reply.error === 'couponRefused' ? { slug: w.taken } : describeProblem(reply.fields, w.wrong)
      return setWrong(Object.keys(description).length > 0 ? description : { send: reply.message })
    }
    toast(reply.data.state === 'waits' ? w.madeWaits : w.made)
    drop()
    setRound(round + 1)
  }
  return (
    <Disclosure title={w.add}>
      <form
        // A day field keeps what is typed in it: a new key starts an empty form.
        key={round}
        noValidate
        className="grid max-w-[44rem] gap-6 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField label={w.name} maxLength={60} {...field('name')} />
        <TextField label={w.slug} hint={w.slugHint} maxLength={60} {...field('slug')} />
        <TextField label={w.issuer} hint={w.issuerHint} maxLength={40} {...field('issuer')} />
        <TextField label={w.issuerName} maxLength={60} {...field('issuer_name')} />
        <ChoiceField
          label={w.product}
          columns={2}
          value={typed.product}
          onChange={(product) => change({ product })}
          options={(['report', 'subscribe'] as const).map((value) => ({
            value,
            label: operatorWords.products[value] ?? value,
          }))}
        />
        <ChoiceField
          label={w.gives}
          columns={2}
          value={typed.gives}
          onChange={(gives) => change({ gives })}
          options={(['won', 'percent', 'free'] as const).map((value) => ({ value, label: w.givesOf[value] }))}
        />
        {typed.gives === 'won' && (
          <WonField
            label={w.amountWon}
            value={typed.won}
            error={wrong['amount']}
            quickAdds={[1000, 10_000]}
            onChange={(won) => change({ won })}
          />
        )}
        {typed.gives === 'percent' && (
          <>
            <CountField
              label={w.amountPercent}
              maxLength={3}
              suffix="%"
              {...field('percent')}
              error={wrong['amount']}
            />
            <WonField
              label={w.most}
              value={typed.most}
              error={wrong['most']}
              quickAdds={[1000, 10_000]}
              onChange={(most) => change({ most })}
            />
          </>
        )}
        {typed.gives !== 'free' && (
          <CheckField label={w.zeroOk} checked={typed.zero_ok} onChange={(zero_ok) => change({ zero_ok })} />
        )}
        <ChoiceField
          label={w.way}
          columns={2}
          value={typed.way}
          error={wrong['way']}
          onChange={(way) => change({ way })}
          options={(['code', 'ask', 'welcome'] as const).map((value) => ({ value, label: w.ways[value] }))}
        />
        {typed.way === 'code' && <TextField label={w.word} maxLength={40} {...field('word')} />}
        <CountField label={w.quota} {...number('quota')} />
        <ChoiceField
          label={w.onePer}
          columns={2}
          value={typed.one_per}
          onChange={(one_per) => change({ one_per })}
          options={(['person', 'account'] as const).map((value) => ({ value, label: w.onePers[value] }))}
        />
        <DayField label={w.from} value={typed.from} error={wrong['from_at']} onChange={(from) => change({ from })} />
        <DayField
          label={w.until}
          value={typed.until}
          error={wrong['until_at']}
          {...(typed.from && { min: typed.from })}
          onChange={(until) => change({ until })}
        />
        <CountField label={w.daysValid} {...number('days_valid')} />
        <CountField label={w.newDays} {...number('new_days')} />
        <TextField label={w.regions} maxLength={200} {...field('regions')} />
        <TextArea
          label={w.notices}
          value={typed.notices}
          error={wrong['notices']}
          lines={3}
          maxLength={2000}
          onChange={(notices) => change({ notices })}
        />
        <TextArea
          label={w.makeReason}
          value={typed.reason}
          error={wrong['reason']}
          lines={2}
          maxLength={300}
          onChange={(reason) => change({ reason })}
        />
        {wrong['send'] && (
          <p role="alert" className="text-note font-medium text-severe">
            {wrong['send']}
          </p>
        )}
        <Button type="submit" loading={make.busy}>
          {w.makeIt}
        </Button>
      </form>
    </Disclosure>
  )
}
