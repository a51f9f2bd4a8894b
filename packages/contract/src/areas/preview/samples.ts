import { grades, type Grade } from '@jipsalpim/engine/assessment.ts'

/** The reports that the engine made for invented homes, one for each grade, by their file's name. */
export const samples: Readonly<Record<Grade, string>> = {
  양호: 'clean-villa',
  주의: 'falling-prices',
  위험: 'gift-reverted-flat',
  매우위험: 'trust-officetel',
  판단보류: 'shared-house-blind',
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

/** The pages that begin with a sample, and which one, if their URL asks for none. */
export const firstSamples = { reportPreview: '매우위험', previewReport: '위험' } as const satisfies Record<
  string,
  Grade
>
