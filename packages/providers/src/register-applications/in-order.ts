import type { Outcome } from '../outcome.ts'
import type { ApplicationsPort, ApplicationsRefusal, SeenApplication } from './port.ts'

/**
 * Vendors in the order in which they are called, with the same accounts at the registry. A refusal comes from the
 * registry itself and is valid for every vendor. After a timeout or a broken connection the account may still be in use
 * by the vendor that was called, and a second login would lock both out: then no other vendor is called. If none of
 * them answers, the result is unknown.
 */
export function applicationsInOrder(vendors: readonly ApplicationsPort[]): ApplicationsPort {
  return {
    vendor: vendors.map(({ vendor }) => vendor).join(','),
    identities: Math.min(...vendors.map(({ identities }) => identities)),
    list: async (home) => {
      let last: Listed | null = null
      for (const port of vendors) {
        last = await port.list(home)
        if (!mayAskNext(last)) return last
      }
      if (last === null) throw new Error('no vendor of applications')
      return last
    },
  }
}

type Listed = Outcome<readonly SeenApplication[], ApplicationsRefusal>
function mayAskNext(outcome: Listed): boolean {
  if (outcome.ok || outcome.kind === 'refused') return false
  if (outcome.kind === 'config') return true
  return outcome.why === 'timeout' || outcome.why === 'network' ? outcome.unsent === true : true
}
