/** Thin, under the top bar. `said` is the text for screen readers: '전체 7단계 가운데 3단계'. */
export function ProgressBar({ part, said }: { part: number; said: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100)
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={said}
      aria-label={said}
      className="h-0.5 bg-hairline"
    >
      <div
        className="h-full origin-left bg-brand transition-transform duration-250 ease-settle"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  )
}
