import { readFileSync } from 'node:fs'
import { firstSample, gradeIn, samples } from '@jipsalpim/contract/areas/preview/samples.ts'
import { grades, type Assessment, type Grade } from '@jipsalpim/engine/assessment.ts'
import { describeVerdict } from '@jipsalpim/engine/words/describe.ts'

const folder = new URL('../../../../../packages/engine/samples/golden/engine-3/', import.meta.url)
const sentences = new Map(grades.map((grade) => [grade, describeVerdict(readSample(grade))]))

function readSample(grade: Grade): Assessment {
  // A file of our own, written by the engine's tests.
  return JSON.parse(readFileSync(new URL(`${samples[grade]}.json`, folder), 'utf8')) as Assessment
}

/** Grade and verdict of the sample report that a URL asks for, as the app shows them. */
export function sampleVerdict(query: URLSearchParams): { grade: Grade; sentence: string } {
  const grade = gradeIn(query) ?? firstSample
  return { grade, sentence: sentences.get(grade) ?? '' }
}
