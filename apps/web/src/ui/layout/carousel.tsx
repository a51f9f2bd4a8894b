import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { words } from '../words.ts'

/** Autoplay 3500 ms, gap 20 px, two slides, three from 1500 px (the specification's figures). */
const AUTOPLAY_MS = 3500
const CALM = '(prefers-reduced-motion: reduce)'

/**
 * Moves automatically only if the user allows it: stops on hover, focus, the button, and if the device asks for reduced
 * motion.
 */
export function Carousel({ label, slides }: { label: string; slides: readonly { id: string; content: ReactNode }[] }) {
  const track = useRef<HTMLUListElement>(null)
  const [playing, setPlaying] = useState(() => !matchMedia(CALM).matches)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = hovered || focused
  useEffect(() => {
    const calm = matchMedia(CALM)
    const stop = () => calm.matches && setPlaying(false)
    calm.addEventListener('change', stop)
    return () => calm.removeEventListener('change', stop)
  }, [])
  useEffect(() => {
    if (!playing || paused) return
    const timer = setInterval(() => move(track.current, 1), AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [playing, paused])
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ul
        ref={track}
        tabIndex={0}
        aria-label={label}
        className="flex snap-x snap-mandatory gap-5 overflow-x-auto scroll-smooth pb-1 [scrollbar-width:none]"
      >
        {slides.map((slide, i) => (
          <li
            key={slide.id}
            aria-label={words.slide(i + 1, slides.length)}
            className="w-[calc((100%-20px)/2)] shrink-0 snap-start min-[1500px]:w-[calc((100%-40px)/3)]"
          >
            {slide.content}
          </li>
        ))}
      </ul>
      <div className="mt-2 -ml-3 flex">
        <IconButton icon="back" label={words.previous} onClick={() => move(track.current, -1)} />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? words.pause : words.play}
          onClick={() => setPlaying(!playing)}
        />
        <IconButton icon="next" label={words.next} onClick={() => move(track.current, 1)} />
      </div>
    </section>
  )
}

function move(track: HTMLElement | null, by: 1 | -1) {
  const slide = track?.firstElementChild
  if (!track || !slide) return
  const width = slide.getBoundingClientRect().width + 20
  const end = track.scrollWidth - track.clientWidth
  const to = Math.round(track.scrollLeft / width + by) * width
  track.scrollTo({ left: to > end + 1 ? 0 : to < -1 ? end : to })
}
