import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The order of test files on a clean checkout, where vitest has no durations yet and takes the size of a file for them:
 * the files that take minutes start first, so that no worker waits at the end for a file that another has just started.
 */
const longest = [
  'journeys/places',
  'journeys/language',
  'journeys/robust',
  'journeys/report',
  'journeys/operator',
  'payment/shop.model',
  'supervisor/start',
  'using/kill',
  'payment/random-kills',
  'kill.test',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.includes(name))
  return at < 0 ? longest.length : at
}

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
