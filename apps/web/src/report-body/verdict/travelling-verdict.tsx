import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { GradeMark } from '../../ui/display/grade-mark.tsx'
import { homeName } from './home-name.ts'
import { sectionsWords as words } from '../sections-words.ts'
import './travelling-verdict.css'

/** In the bar: the page's title, and on a phone that has scrolled past the verdict the verdict in its place. */
export function TravellingVerdict({ title, assessment }: { title: ReactNode; assessment: Assessment }) {
  const passed = usePassed()
  const { grade, score, register } = assessment
  return (
    <span className="travelling" data-passed={passed || undefined}>
      <span className="plain">{title}</span>
      {/* the verdict itself is a heading of the page */}
      <span aria-hidden="true" className="state">
        <GradeMark grade={grade} size="small" />
        <span className="figures truncate text-note">
          {score !== null && `${words.points(score)} · `}
          <span lang="ko">{homeName(register.address).short}</span>
        </span>
      </span>
    </span>
  )
}

/** True below the verdict, in browsers where the style sheet cannot follow the scrolling itself. */
function usePassed(): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const follows = CSS.supports('animation-timeline: scroll()')
    if (follows && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const look = () => setPassed(window.scrollY > 160)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return passed
}
