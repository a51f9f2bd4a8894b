import { filesBelow, read } from './repository.ts'
import type { Mutant } from './mutant.ts'

/**
 * One mutant for each place where a query checks a row's owner: the condition is removed. Generated from the source, so
 * that a new query gets its mutant automatically. `personal-data` files belong to retention and withdrawal, with tests
 * of their own. A person's and a guest's calls of its area and the tests beside it find most of them, in a tenth of the
 * time of all calls.
 */
const FEATURES = 'apps/server/src/features'
const GUARD = /\s*\.where\('(?:\w+\.)?user_seq', '=', [\w.]+\)| and \w+\.user_seq = \$\{[\w.]+\}/g

/** Queries whose callers, and so the tests that notice, belong to another area. */
const elsewhere: Readonly<Record<string, string>> = {
  'account/verified.ciIndexOf': 'verification',
  'account/device.deleteOwnDevice': 'message/pushing',
  'account.saveIndexes': 'operator',
  'ticket.paidAgainForPacks': 'payment',
  'order/placing/alone/one-purchase.openOrdersOf': 'account/withdrawal',
}

/**
 * The second of two checks: without it the first still refuses, and that one has its own mutant. A re-order is placed
 * from an own order only, so the owner of the order also owns its re-orders.
 */
const checkedBefore: ReadonlySet<string> = new Set(['coupon.insertUse', 'order/placing/alone/one-purchase.openReorder'])

const everyCall = { file: `${FEATURES}/testing/authorisation/authorisation.test.ts`, name: 'lets every call' }

export const ownerMutants: readonly Mutant[] = filesBelow(FEATURES)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/\/testing\/|personal-data/.test(file))
  .flatMap((file) => {
    const text = read(file)
    return [...text.matchAll(GUARD)].flatMap(({ 0: guard, index }) => {
      const { name, at } = declarationAround(text, index)
      // From the declaration's name on, so that it occurs in the file once.
      const from = text.slice(at, index + guard.length)
      const before = text.slice(at, index).match(GUARD)?.length ?? 0
      const area = file.slice(FEATURES.length + 1).replace(/[-/]?(queries)?\.ts$/, '')
      if (checkedBefore.has(`${area}.${name}`)) return []
      const [feature = ''] = area.split('/')
      return {
        name: `owner:${area}.${name}${before > 0 ? `-${before + 1}` : ''}`,
        mistake: `${name} does not ask whose it is`,
        file,
        from,
        to: text.slice(at, index),
        ownThreads: true,
        test: { ...everyCall, env: { CALLS_OF: feature, CALLERS: 'person,guest' } },
        orElse: [
          { file: file.slice(0, file.lastIndexOf('/') + 1) },
          everyCall,
          { file: `${FEATURES}/${elsewhere[`${area}.${name}`] ?? feature}/` },
        ],
      }
    })
  })

function declarationAround(text: string, index: number): { name: string; at: number } {
  const found = [...text.slice(0, index).matchAll(/^(?:export )?(?:async )?(?:const|function) (\w+)/gm)].at(-1)
  return { name: found?.[1] ?? 'start', at: found?.index ?? 0 }
}
