import { grades, type Grade } from '@jipsalpim/engine/assessment.ts'
import { GradeShape } from '../../../ui/display/grade-shape.tsx'
import { gradeText } from '../../../ui/display/grade-style.ts'
import { Group } from '../../../ui/forms/group.tsx'
import { words as uiWords } from '../../../ui/words.ts'

type Props = { label: string; value: Grade; onChange: (grade: Grade) => void }

/** The five grades side by side: native radio buttons, so arrow keys move between them. */
export const GradePick = ({ label, value, onChange }: Props) => (
  <Group label={label} labelHidden>
    {(name) => (
      <div className="grid grid-cols-[repeat(auto-fit,minmax(3.6rem,1fr))] overflow-hidden rounded-md border border-line bg-raised">
        {grades.map((grade) => (
          <label
            key={grade}
            className="relative flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1 border-l border-hairline px-0.5 py-1.5 text-center text-note leading-tight font-semibold text-ink-2 transition-colors duration-150 first:border-l-0 has-checked:bg-sheet has-checked:text-ink has-checked:shadow-[inset_0_-3px_0_var(--ink)] has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={grade}
              checked={grade === value}
              onChange={() => onChange(grade)}
              className="sr-only"
            />
            <span aria-hidden="true" className={gradeText[grade]}>
              <GradeShape grade={grade} size={22} />
            </span>
            {uiWords.grade[grade]}
          </label>
        ))}
      </div>
    )}
  </Group>
)
