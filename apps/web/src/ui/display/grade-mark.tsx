import type { Grade } from '@jipsalpim/engine/assessment.ts'
import { cx } from '../cx.ts'
import { gradeText, gradeTint } from './grade-style.ts'
import { GradeShape } from './grade-shape.tsx'
import { words } from '../words.ts'

/** Always word, shape and colour together. `small` in a list, `medium` on a card, `large` as a report's verdict. */
export function GradeMark({ grade, size = 'medium' }: { grade: Grade; size?: 'small' | 'medium' | 'large' }) {
  const look = styles[size]
  return (
    <span
      className={cx(
        'inline-flex items-center',
        size === 'large' ? 'flex-wrap' : 'font-bold whitespace-nowrap',
        look.box,
        size !== 'large' && gradeTint[grade],
        gradeText[grade],
      )}
    >
      <GradeShape grade={grade} size={look.shape} />
      {words.grade[grade]}
    </span>
  )
}

const styles = {
  small: { box: 'gap-1 rounded-sm px-1.5 py-0.5 text-note', shape: 14 },
  medium: { box: 'gap-1.5 rounded-md px-3 py-1.5 text-body', shape: 20 },
  large: { box: 'gap-3 text-figure font-extrabold', shape: 38 },
}
