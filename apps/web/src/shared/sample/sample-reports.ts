import { grades, type Assessment, type Grade } from '@jipsalpim/engine/assessment.ts'
import { withinTime } from '../../kernel/chunks/chunks.ts'

// Reports that the engine made for invented homes; its own tests reproduce each of them, byte for byte.
const files = import.meta.glob<Assessment>(
  '../../../../../packages/engine/samples/golden/engine-3/{clean-villa,falling-prices,gift-reverted-flat,trust-officetel,shared-house-blind}.json',
  { import: 'default' },
)
const names: Readonly<Record<Grade, string>> = {
  양호: 'clean-villa',
  주의: 'falling-prices',
  위험: 'gift-reverted-flat',
  매우위험: 'trust-officetel',
  판단보류: 'shared-house-blind',
}

const brought = new Map<Grade, Promise<Assessment>>()
/** The sample report of a grade; one promise for every render that waits for it. */
export function loadSample(grade: Grade): Promise<Assessment> {
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${names[grade]}.json`))?.[1]
  if (!file) throw new Error(`no sample of ${grade}`)
  const coming = brought.get(grade) ?? withinTime(file())
  brought.set(grade, coming)
  coming.catch(() => brought.delete(grade))
  return coming
}

/** The names of the grades in URLs. */
export const gradeKeys: Readonly<Record<Grade, string>> = {
  양호: 'good',
  주의: 'caution',
  위험: 'danger',
  매우위험: 'severe',
  판단보류: 'withheld',
}
/** The grade that a page's URL asks for; undefined if there is none of that name. */
export const gradeIn = (query: URLSearchParams): Grade | undefined =>
  grades.find((grade) => gradeKeys[grade] === query.get('grade'))
