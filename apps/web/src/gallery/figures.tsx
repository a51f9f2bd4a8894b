import { grades } from '@jipsalpim/engine/assessment.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { useState } from 'react'
import { LimitBars } from '../ui/charts/limit-bars.tsx'
import { MoneyBack } from '../ui/charts/money-back.tsx'
import { PayoutFall } from '../ui/charts/payout-fall.tsx'
import { Picture } from '../ui/charts/picture.tsx'
import { SalesChart } from '../ui/charts/sales-chart.tsx'
import { ScoreCeilings } from '../ui/charts/score-ceilings.tsx'
import { DataTable } from '../ui/display/data-table.tsx'
import { EvidenceChip } from '../ui/display/evidence-chip.tsx'
import { GradeMark } from '../ui/display/grade-mark.tsx'
import { RangeBar } from '../ui/display/range-bar.tsx'
import { RegisterLine } from '../ui/display/register-line.tsx'
import { ScoreFigure } from '../ui/display/score-figure.tsx'
import { Slider } from '../ui/forms/slider.tsx'
import { Timeline } from '../ui/display/timeline.tsx'
import { Part } from './part.tsx'
import { sample, words } from './words.ts'

const nothing = () => undefined
const evidence = { section: '을구', rank: '3-1' } as const

export function Figures() {
  const [rate, setRate] = useState(80)
  return (
    <>
      <Part name="GradeMark">
        {(['small', 'medium', 'large'] as const).map((size) => (
          <div key={size} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {grades.map((grade) => (
              <GradeMark key={grade} grade={grade} size={size} />
            ))}
          </div>
        ))}
      </Part>
      <Part name="ScoreFigure">
        <div className="flex flex-wrap gap-8">
          <ScoreFigure score={72} />
          <ScoreFigure score={100} />
          <ScoreFigure score={null} />
        </div>
      </Part>
      <Part name="EvidenceChip">
        <div className="flex flex-wrap gap-x-2 gap-y-4">
          <EvidenceChip evidence={evidence} receivedAt={day('2024-05-02')} receiptNo="12345" onOpen={nothing} />
          <EvidenceChip evidence={evidence} onOpen={nothing} />
          <EvidenceChip
            evidence={{ section: '을구', rank: '1' }}
            receivedAt={day('2016-03-14')}
            receiptNo="4821"
            cancelled
            onOpen={nothing}
          />
        </div>
      </Part>
      <Part name="RegisterLine">
        <RegisterLine entry={sample.live} highlighted />
        <RegisterLine entry={sample.dead} />
        <RegisterLine entry={sample.part} />
      </Part>
      <Part name="Timeline">
        <Timeline
          label={words.rights}
          moments={sample.moments.map((m) =>
            m.id === '3'
              ? {
                  ...m,
                  evidence: (
                    <EvidenceChip
                      evidence={evidence}
                      receivedAt={day('2024-05-02')}
                      receiptNo="12345"
                      onOpen={nothing}
                    />
                  ),
                }
              : m,
          )}
        />
      </Part>
      <Part name="RangeBar">
        <RangeBar
          label={words.recover}
          low={90_000_000}
          likely={128_000_000}
          high={151_000_000}
          mark={{ label: words.deposit, value: 180_000_000 }}
        />
        <RangeBar
          label={words.recover}
          low={0}
          likely={0}
          high={12_000_000}
          mark={{ label: words.deposit, value: 95_000_000 }}
        />
        <RangeBar
          label={words.recover}
          low={210_000_000}
          likely={235_000_000}
          high={260_000_000}
          mark={{ label: words.deposit, value: 120_000_000 }}
        />
      </Part>
      <Part name="MoneyBack">
        <MoneyBack
          label={words.recover}
          low={0}
          likely={21_090_000}
          high={78_580_000}
          deposit={240_000_000}
          depositName={words.deposit}
        />
        <MoneyBack
          label={words.recover}
          low={30_000_000}
          likely={null}
          high={240_000_000}
          deposit={240_000_000}
          depositName={words.deposit}
        />
      </Part>
      <Part name="PayoutFall">
        <Picture
          title={words.money}
          draw={(width) => (
            <PayoutFall
              width={width}
              label={words.money}
              sale={{ label: words.sale, value: 210_000_000 }}
              claims={sample.payout}
              outcome={{ ...sample.outcome, unsure: false }}
            />
          )}
          table={<DataTable caption={words.money} columns={[{ key: 'what', label: words.money }]} rows={[]} />}
        />
        <Picture
          title={words.recover}
          draw={(width) => (
            <PayoutFall
              width={width}
              label={words.money}
              sale={{ label: words.sale, value: 210_000_000 }}
              claims={sample.payout}
              outcome={{ ...sample.outcome, unsure: true }}
            />
          )}
          table={<DataTable caption={words.money} columns={[{ key: 'what', label: words.money }]} rows={[]} />}
        />
      </Part>
      <Part name="SalesChart">
        <Picture
          title={words.trades}
          draw={(width) => (
            <SalesChart
              width={width}
              label={words.trades}
              sales={sample.sales}
              own={{ day: day('2021-05-16'), won: 258_000_000, label: words.sale }}
              price={{ label: words.tradeWon, low: 220_000_000, likely: 270_000_000, high: 310_000_000 }}
              against={[{ id: 'mine', label: words.deposit, won: 240_000_000, look: 'mine' }]}
              today={day('2026-11-23')}
            />
          )}
          table={<DataTable caption={words.trades} columns={[{ key: 'what', label: words.trades }]} rows={[]} />}
        />
      </Part>
      <Part name="LimitBars">
        <Picture
          title={words.rate}
          draw={(width) => <LimitBars width={width} label={words.rate} limits={sample.limits} />}
          table={<DataTable caption={words.rate} columns={[{ key: 'what', label: words.rate }]} rows={[]} />}
        />
      </Part>
      <Part name="ScoreCeilings">
        <Picture
          title={words.rights}
          draw={(width) => <ScoreCeilings width={width} label={words.rights} score={35} ceilings={sample.ceilings} />}
          table={<DataTable caption={words.rights} columns={[{ key: 'what', label: words.rights }]} rows={[]} />}
        />
      </Part>
      <Part name="Slider">
        <Slider label={words.rate} value={rate} min={50} max={100} step={1} onChange={setRate} say={(v) => `${v}%`} />
      </Part>
      <Part name="DataTable">
        <DataTable
          caption={words.trades}
          captionHidden={false}
          columns={[
            { key: 'day', label: words.tradeDay },
            { key: 'area', label: words.area, numeric: true },
            { key: 'won', label: words.tradeWon, numeric: true },
          ]}
          rows={sample.table}
        />
        <DataTable
          caption={words.trades}
          columns={[{ key: 'day', label: words.tradeDay }]}
          rows={[]}
          empty={words.noTrades}
        />
      </Part>
    </>
  )
}
