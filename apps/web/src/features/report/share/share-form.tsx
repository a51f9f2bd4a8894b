import { formatDay } from '../../../lang/format.ts'
import { SHARE_DAYS } from '@jipsalpim/contract/areas/report/share-days.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { maskPlace } from '@jipsalpim/engine/sharing/mask-place.ts'
import { shareParts, type SharePart } from '@jipsalpim/engine/sharing/share-parts.ts'
import { addDays, type Day } from '@jipsalpim/engine/values/day.ts'
import { formatMoney } from '@jipsalpim/engine/words/describe.ts'
import { useState } from 'react'
import { useToday } from '../../../kernel/today.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { ChoicesField } from '../../../ui/forms/choices-field.tsx'
import { GradeMark } from '../../../ui/display/grade-mark.tsx'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ShareMade } from './share-made.tsx'
import { shareWords as w } from './share-words.ts'

type Props = { report: number; order: number; assessment: Assessment; realtor?: number; onDone: () => void }
const lives = [1, SHARE_DAYS.usual, SHARE_DAYS.most]

/**
 * Who gets it, until when, and which parts; then the link is shown once. Default export: it is loaded when the sheet is
 * opened.
 */
export default function ShareForm({ report, order, assessment, realtor, onDone }: Props) {
  const today = useToday()
  const [way, setWay] = useState<'link' | 'phone'>('link')
  const [phone, setPhone] = useState('')
  const [name, setName] = useState('')
  const [days, setDays] = useState(SHARE_DAYS.usual)
  const [parts, setParts] = useState<readonly SharePart[]>(shareParts)
  const [wrong, setWrong] = useState<{ field: 'phone' | 'all'; text: string } | null>(null)
  const [made, setMade] = useState<{ url: string; until: Day; sent: boolean } | null>(null)
  const share = useAction('shareMake')
  if (made) return <ShareMade {...made} order={order} report={report} onDone={onDone} />

  const make = async () => {
    const isPhone = realtor === undefined && way === 'phone'
    if (isPhone && !/^010\d{8}$/.test(phone)) return setWrong({ field: 'phone', text: w.phoneWrong })
    setWrong(null)
    const reply = await share.run({
      report_seq: report,
      to: realtor !== undefined ? { realtor_seq: realtor } : isPhone ? { phone } : { link: true },
      name: name.trim() === '' ? null : name.trim(),
      until: addDays(today, days),
      parts: [...parts],
    })
    if (reply.ok) return setMade({ url: reply.data.url, until: reply.data.until, sent: isPhone })
    const isNumber = reply.error === 'invalidInput' && isPhone
    setWrong(isNumber ? { field: 'phone', text: w.phoneWrong } : { field: 'all', text: reply.message })
  }
  return (
    <div className="grid gap-6">
      <p className="text-note text-ink-2">{w.intro}</p>
      {realtor === undefined && (
        <>
          <ChoiceField
            label={w.who}
            value={way}
            onChange={setWay}
            options={[
              { value: 'link', label: w.byLink, note: w.byLinkNote },
              { value: 'phone', label: w.byPhone, note: w.byPhoneNote },
            ]}
          />
          {way === 'phone' && (
            <PhoneField
              label={w.phone}
              value={phone}
              onChange={setPhone}
              error={wrong?.field === 'phone' ? wrong.text : null}
            />
          )}
          <TextField
            label={w.name}
            hint={w.nameHint}
            value={name}
            onChange={setName}
            maxLength={20}
            autoComplete="off"
          />
        </>
      )}
      <ChoiceField
        label={w.until}
        value={String(days)}
        onChange={(n) => setDays(Number(n))}
        options={lives.map((n) => ({
          value: String(n),
          label: w.days(n),
          note: w.untilDay(formatDay(addDays(today, n))),
        }))}
      />
      <ChoicesField
        label={w.parts}
        value={parts}
        onChange={setParts}
        options={shareParts.map((part) => ({ value: part, label: w.part[part] }))}
      />
      <section className="rounded-lg border border-hairline bg-sunk px-5 py-4">
        <h3 className="text-note font-semibold text-ink-2">{w.preview}</h3>
        <p className="mt-1 text-note">{maskPlace(assessment.register.address)}</p>
        <p className="mt-2">
          <GradeMark grade={assessment.grade} />
        </p>
        <p className="mt-1 text-note">{formatMoney(assessment)}</p>
        <p className="mt-2 text-note text-ink-2">{w.previewParts(parts.map((part) => w.part[part]))}</p>
        <h3 className="mt-3 text-note font-semibold text-ink-2">{w.hiddenTitle}</h3>
        <p className="text-note text-ink-2">{w.hidden}</p>
      </section>
      {wrong?.field === 'all' && (
        <Banner kind="severe" urgent>
          {wrong.text}
        </Banner>
      )}
      <Button size="large" wide loading={share.busy} onClick={() => void make()}>
        {realtor === undefined && way === 'phone' ? w.send : w.make}
      </Button>
    </div>
  )
}
