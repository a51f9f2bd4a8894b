import { scoreBands } from '../charts/score-bands.ts'
import { words } from '../words.ts'

/** The number next to the verdict, never instead of it, on a scale with the borders of the grades. Null if it is withheld. */
export function ScoreFigure({ score }: { score: number | null }) {
  return (
    <div className="w-fit">
      {score === null ? (
        <p className="text-note text-ink-2">{words.noScore}</p>
      ) : (
        <>
          <p className="sr-only">{words.scoreOf(score)}</p>
          <p aria-hidden="true" className="figures text-note whitespace-nowrap text-ink-2">
            {words.score} <b className="text-title font-bold text-ink">{score}</b> / 100
          </p>
        </>
      )}
      <Scale score={score} />
    </div>
  )
}

const at = (score: number) => 1 + score * 1.1
function Scale({ score }: { score: number | null }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 112 14" width="112" height="14" className="stroke-line" fill="none">
      <path d={`M1 13.5H111M111 6v8${scoreBands.map(({ from }) => `M${at(from)} 6v8`).join('')}`} />
      {score !== null && <path d={`M${at(score)} 0V14`} strokeWidth="4" className="stroke-ink" />}
    </svg>
  )
}
