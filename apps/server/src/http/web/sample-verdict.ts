import { readFileSync } from 'node:fs'
import { firstSamples, gradeIn, samples } from '@jipsalpim/contract/areas/preview/samples.ts'
import { grades, type Assessment, type Grade } from '@jipsalpim/engine/assessment.ts'
import { describeVerdict } from '@jipsalpim/engine/words/describe.ts'

const folder = new URL('../../../../../packages/engine/samples/golden/engine-3/', import.meta.url)
// A few milliseconds at the start; a file that is missing is noticed there, not by a visitor.
const sentences = new Map(grades.map((grade) => [grade, describeVerdict(readSample(grade))]))
const firstOf = new Map<string, Grade>(Object.entries(firstSamples))

function readSample(grade: Grade): Assessment {
  // A file of our own, written by the engine's tests.
  return JSON.parse(readFileSync(new URL(`${samples[grade]}.json`, folder), 'utf8')) as Assessment
}

/** Grade and verdict of the sample report that a page begins with, as the app shows them; null for other pages. */
export function sampleVerdict(place: string, query: URLSearchParams): { grade: Grade; sentence: string } | null {
  const first = firstOf.get(place)
  const grade = first && (gradeIn(query) ?? first)
  const sentence = grade && sentences.get(grade)
  return grade && sentence ? { grade, sentence } : null
}
