import { words as uiWords } from '../words.ts'
import { chartWords as words } from './chart-words.ts'
import { Box, Drawing, Label, Line } from './drawing.tsx'
import { fitted, linear, widthOf } from './scale.ts'
import { scoreBands } from './score-bands.ts'

export type Ceiling = { id: string; label: string; score: number }
type Props = { width: number; label: string; score: number; ceilings: readonly Ceiling[] }

const ROW = 44
const TOP = 30
const zones = {
  매우위험: { tint: 'fill-severe-tint', tone: 'severe' },
  위험: { tint: 'fill-danger-tint', tone: 'bad' },
  주의: { tint: 'fill-caution-tint', tone: 'caution' },
  양호: { tint: 'fill-good-tint', tone: 'good' },
} as const

/** The score's parts: each is a ceiling, and the lowest is the score. Good points do not raise it. */
export function ScoreCeilings({ width, label, score, ceilings }: Props) {
  const x = linear(0, 100, 0, width - 2)
  const height = TOP + ceilings.length * ROW + 34
  const said = words.thisScore(score)
  const half = widthOf(said) / 2
  return (
    <Drawing width={width} height={height} label={label}>
      {scoreBands.map(({ grade, from, to }) => {
        const name = uiWords.grade[grade]
        const room = x(to) - x(from) - 2
        return (
          <g key={grade}>
            <Box x={x(from) + 1} y={0} width={room} height={22} className={zones[grade].tint} />
            {widthOf(name) < room + 4 && (
              <Label x={(x(from) + x(to)) / 2} y={16} at="middle" tone={zones[grade].tone}>
                {name}
              </Label>
            )}
            {from > 0 && <Line from={[x(from), 26]} to={[x(from), height - 30]} />}
          </g>
        )
      })}
      {ceilings.map((ceiling, i) => {
        const lowest = ceiling.score === score
        const sum = words.upTo(ceiling.score)
        return (
          <g key={ceiling.id} transform={`translate(0 ${TOP + i * ROW})`}>
            <Label x={0} y={16} tone={lowest ? 'strong' : 'plain'}>
              {fitted(ceiling.label, width - widthOf(sum) - 12)}
            </Label>
            <Label x={width} y={16} at="end" tone={lowest ? 'strong' : 'faint'}>
              {sum}
            </Label>
            <Box x={0} y={24} width={x(ceiling.score)} height={8} className={lowest ? 'fill-ink' : 'fill-p-other'} />
            <Line
              from={[x(ceiling.score), 19]}
              to={[x(ceiling.score), 37]}
              className={lowest ? 'stroke-ink' : 'stroke-ink-3'}
              width={2}
            />
          </g>
        )
      })}
      <Line from={[x(score), 24]} to={[x(score), height - 22]} className="stroke-ink" width={1.5} dash="4 3" />
      <Label x={Math.min(Math.max(x(score), half), width - half)} y={height - 4} at="middle" tone="strong">
        {said}
      </Label>
    </Drawing>
  )
}
