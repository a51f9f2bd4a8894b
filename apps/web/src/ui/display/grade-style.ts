import type { Grade } from '@jipsalpim/engine/assessment.ts'

/** Complete class names, so that the style sheet's scanner finds them. */
export const gradeText: Record<Grade, string> = {
  양호: 'text-good',
  주의: 'text-caution',
  위험: 'text-danger',
  매우위험: 'text-severe',
  판단보류: 'text-withheld',
}
export const gradeTint: Record<Grade, string> = {
  양호: 'bg-good-tint',
  주의: 'bg-caution-tint',
  위험: 'bg-danger-tint',
  매우위험: 'bg-severe-tint',
  판단보류: 'bg-withheld-tint',
}
