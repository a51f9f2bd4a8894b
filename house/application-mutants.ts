import type { Mutant } from './mutant.ts'

const port = 'packages/providers/src/register-applications'
const hostile = { file: `${port}/hostile.test.ts`, name: '' }

/** Ways to read a failure as “nobody has applied for anything”. */
export const applicationMutants: readonly Mutant[] = [
  {
    name: 'applications-status',
    mistake: 'an error of Tilko without a list is a home without a case',
    file: `${port}/tilko.ts`,
    from: "status !== 'OK' || !isClean(body)",
    to: "status === '' || !isClean(body)",
    test: hostile,
  },
  {
    name: 'applications-error-beside-ok',
    mistake: 'an error’s text beside Tilko’s OK is not looked at',
    file: `${port}/tilko.ts`,
    from: "status !== 'OK' || !isClean(body)",
    to: "status !== 'OK'",
    test: hostile,
  },
  {
    name: 'applications-no-result',
    mistake: 'an answer of Tilko without a Result is a home without a case',
    file: `${port}/tilko.ts`,
    from: 'if (rows === null)',
    to: 'if (rows === null || rows === undefined)',
    test: hostile,
  },
  {
    name: 'applications-http',
    mistake: 'an empty list under a failing HTTP status counts',
    file: `${port}/tilko.ts`,
    from: '  if (answer.status !== 200) return unreadable(answer)\n',
    to: '',
    test: hostile,
  },
  {
    name: 'applications-service',
    mistake: 'Infotech’s service need not say that it went well',
    file: `${port}/infotech.ts`,
    from: "service?.['errYn'] !== 'N' || ",
    to: '',
    test: hostile,
  },
  {
    name: 'applications-call',
    mistake: 'an error of Infotech’s call with an empty list is a home without a case',
    file: `${port}/infotech.ts`,
    from: '[out, service].some',
    to: '[service].some',
    test: hostile,
  },
  {
    name: 'applications-rows',
    mistake: 'a row that cannot be read is left out of the list',
    file: `${port}/registry-answer.ts`,
    from: 'return seen.every((row) => row !== null)\n    ? { ok: true, value: seen }',
    to: 'return seen.length >= 0\n    ? { ok: true, value: seen.filter((row) => row !== null) }',
    test: hostile,
  },
  {
    name: 'applications-clash',
    mistake: 'after a time-out the next vendor logs in with the account that is still at work',
    file: `${port}/in-order.ts`,
    from: "outcome.why === 'timeout' || ",
    to: '',
    test: { file: `${port}/applications.test.ts`, name: 'the next one is not asked after timeout' },
  },
  {
    name: 'applications-cut-page',
    mistake: 'a page of the feed without its end counts',
    file: `${port}/feed.ts`,
    from: "end?.['kind'] !== 'end' || end['rows'] !== count || ",
    to: '',
    test: { file: `${port}/feed.test.ts`, name: '' },
  },
  {
    name: 'applications-hole',
    mistake: 'a hole between the rows of the feed is not seen',
    file: `${port}/feed.ts`,
    from: 'if (rows.some((row, n) => BigInt(row.seq) !== before + BigInt(n + 1)))',
    to: 'if (rows.some((row) => BigInt(row.seq) <= before))',
    test: { file: `${port}/feed.test.ts`, name: '' },
  },
  {
    name: 'applications-former-owner',
    mistake: 'the sandbox finds a case under the name of whoever owned the home at first',
    file: 'apps/sandbox/src/services/applications/registry.ts',
    from: 'ownerNamesOf(subject, enteredSince(asked.uniqueNo, store))',
    to: 'ownerNamesOf(subject, [])',
    test: { file: `${port}/applications.test.ts`, name: 'finds nothing under' },
  },
]
