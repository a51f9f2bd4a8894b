import { addDays, type Day } from '@jipsalpim/engine/values/day.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { useState } from 'react'
import { saveAs } from '../../../kernel/device/save-as.ts'
import { useToday } from '../../../kernel/today.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { DayField } from '../../../ui/forms/day-field.tsx'
import { operatorCouponWords as w } from './coupon-words.ts'
import { WhenRead } from '../shared/when-read.tsx'

const c = w.columns

/** What an issuer pays for the used coupons, from the ledger, as a table and as a file. */
export function IssuerReport({ issuers }: { issuers: readonly string[] }) {
  const today = useToday()
  const [issuer, setIssuer] = useState<string | null>(null)
  const [from, setFrom] = useState<Day | null>(addDays(today, -30))
  const [to, setTo] = useState<Day | null>(today)
  const read = useCall('operatorCouponReport', issuer && from && to ? { issuer, from, to } : null)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="text-body font-bold">{w.report}</h2>
      <ChoiceField
        label={w.ofIssuer}
        value={issuer}
        columns={2}
        onChange={setIssuer}
        options={issuers.map((value) => ({ value, label: value }))}
      />
      <div className="grid gap-4 wide:grid-cols-2">
        <DayField label={w.reportFrom} value={from} max={to ?? today} onChange={setFrom} />
        <DayField label={w.reportTo} value={to} max={today} onChange={setTo} />
      </div>
      {issuer && from && to && (
        <WhenRead read={read} lines={4}>
          {({ lines, balance, csv, issuer: named }) => (
            <>
              <DataTable
                caption={w.reportOf(named, formatWon(balance))}
                captionHidden={false}
                empty={w.reportNone}
                columns={[
                  { key: 'day', label: c.day },
                  { key: 'campaign', label: c.campaign },
                  { key: 'used', label: c.used, numeric: true },
                  { key: 'back', label: c.back, numeric: true },
                  { key: 'net', label: c.net, numeric: true },
                ]}
                rows={lines.map((l) => ({
                  id: `${l.day} ${l.campaign}`,
                  day: l.day,
                  campaign: l.campaign,
                  used: `${l.used} · ${formatWon(l.discount)}`,
                  back: `${l.given_back} · ${formatWon(l.discount_back)}`,
                  net: formatWon(l.discount - l.discount_back),
                }))}
              />
              <div className="justify-self-start">
                <Button kind="secondary" onClick={() => saveAs(`${issuer}-${from}-${to}.csv`, 'text/csv', csv)}>
                  {w.saveReport}
                </Button>
              </div>
            </>
          )}
        </WhenRead>
      )}
    </section>
  )
}
