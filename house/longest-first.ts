import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The order of test files on a clean checkout, where vitest has no durations yet and takes the size of a file for them:
 * the files that take a minute or more start first, the longest before the others, so that no worker waits at the end
 * for a file that another has just started.
 */
const longest = [
  'journeys/places',
  'journeys/payment.',
  'journeys/report.',
  'journeys/parts',
  'journeys/robust',
  'journeys/order.',
  'journeys/instant-check',
  'journeys/coupon',
  'journeys/undecided',
  'journeys/watch.',
  'journeys/register-changes',
  'journeys/subscribe',
  'journeys/language',
  'journeys/share',
  'journeys/preview',
  'journeys/ticket',
  'supervisor/start',
  'testing/authorisation',
  'jobs/jobs',
  'payment/random-kills',
  'touches/touches',
  'report/documents',
  'renewing/renew-',
  'subscribe/watching',
  'preparing/kill',
  'one-purchase',
  'payment/shop.model',
  'testing/malformed-input',
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
