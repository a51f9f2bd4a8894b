import { words } from './words.ts'

/** The number next to the verdict, never instead of it: a figure over a scale of 100. Null if it is withheld. */
export function ScoreFigure({ score }: { score: number | null }) {
  return (
    <div className="w-fit min-w-28">
      <p className="text-note text-ink-2">{words.score}</p>
      {score === null ? (
        <p className="mt-1 text-note font-medium text-ink-2">{words.noScore}</p>
      ) : (
        <>
          <p className="sr-only">{words.scoreOf(score)}</p>
          <p aria-hidden="true" className="figures flex items-baseline gap-1 whitespace-nowrap">
            <span className="text-title font-semibold">{score}</span>
            <span className="text-note text-ink-3">/ 100</span>
          </p>
        </>
      )}
      <Ruler score={score} />
    </div>
  )
}

function Ruler({ score }: { score: number | null }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 112 14"
      width="112"
      className="mt-1 text-line"
      fill="none"
      stroke="currentColor"
    >
      {Array.from({ length: 11 }, (_, i) => (
        <path key={i} d={`M${1 + i * 11} ${i % 5 === 0 ? 5 : 8}V13`} strokeWidth="1" opacity={i % 5 === 0 ? 1 : 0.6} />
      ))}
      {score !== null && (
        <path d={`M${1 + score * 1.1} 0V13`} strokeWidth="2.5" className="text-ink" stroke="currentColor" />
      )}
    </svg>
  )
}
