import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { barBetween, isSeen, moved, newBar, resized, type Bar } from './bars.ts'
import { documentWords as w } from './document-words.ts'

type Props = { picture: HTMLCanvasElement; bars: readonly Bar[]; onChange: (bars: readonly Bar[]) => void }
/** How far one press of an arrow key moves a bar, as a share of the picture. */
const STEP = 0.01

/** The picture with bars over its numbers: drawn by dragging, or added and moved by the keyboard. */
export function BarsEditor({ picture, bars, onChange }: Props) {
  const shown = useRef<HTMLCanvasElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  const [drawn, setDrawn] = useState<Bar | null>(null)
  const hint = useId()
  useEffect(() => {
    const canvas = shown.current
    if (!canvas) return
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  const at = (event: PointerEvent) => {
    const box = board.current?.getBoundingClientRect()
    return box ? { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height } : null
  }
  const change = (n: number, bar: Bar | null) =>
    onChange(bars.flatMap((one, i) => (i !== n ? [one] : bar === null ? [] : [bar])))
  const press = (n: number, bar: Bar) => (event: KeyboardEvent) => {
    const [dx, dy] = arrows[event.key] ?? [0, 0]
    if (event.key === 'Delete' || event.key === 'Backspace') change(n, null)
    else if (dx === 0 && dy === 0) return
    else change(n, (event.shiftKey ? resized : moved)(bar, dx * STEP, dy * STEP))
    event.preventDefault()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div
        ref={board}
        className="relative cursor-crosshair touch-none select-none"
        onPointerDown={(event) => {
          if (!event.isPrimary) return
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = at(event)
        }}
        onPointerMove={(event) => {
          const to = at(event)
          if (from.current && to) setDrawn(barBetween(from.current, to))
        }}
        onPointerUp={() => {
          if (drawn && isSeen(drawn)) onChange([...bars, drawn])
          from.current = null
          setDrawn(null)
        }}
        onPointerCancel={() => {
          from.current = null
          setDrawn(null)
        }}
      >
        <canvas
          ref={shown}
          role="img"
          aria-label={w.photo}
          className="block h-auto w-full rounded-sm border border-line"
        />
        {bars.map((bar, n) => (
          <button
            // bars have no names: the index identifies them
            key={n}
            type="button"
            aria-label={w.bar(n + 1)}
            aria-describedby={hint}
            onKeyDown={press(n, bar)}
            style={placed(bar)}
            className="absolute outline-offset-2 focus-visible:outline-2 focus-visible:outline-brand"
          />
        ))}
        {drawn && <span aria-hidden="true" style={placed(drawn)} className="absolute opacity-70" />}
      </div>
      <p role="status" className="text-note font-medium">
        {w.bars(bars.length)}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button kind="secondary" wide onClick={() => onChange([...bars, newBar])}>
          {w.addBar}
        </Button>
        <Button kind="secondary" wide disabled={bars.length === 0} onClick={() => onChange(bars.slice(0, -1))}>
          {w.dropBar}
        </Button>
      </div>
      <p id={hint} className="hidden text-note text-ink-2 wide:block">
        {w.coverKeys}
      </p>
    </div>
  )
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const percent = (share: number) => `${share * 100}%`
const placed = ({ x, y, width, height }: Bar) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
  // as it is drawn into the picture, also in the dark theme
  backgroundColor: '#000000',
})
