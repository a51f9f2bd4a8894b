import type { Outcome } from '../outcome.ts'
import type { ApplicationsPort, ApplicationsRefusal, SeenApplication } from './port.ts'

/**
 * Vendors in the order in which they are asked, with the same accounts at the registry. A refusal is the registry's own
 * and holds at every vendor. After a time-out or a broken connection the account may still be at work for the vendor
 * that was asked, and a second log-in would lock both out: then nobody else is asked. Nobody is asked either after the
 * last one: what none of them answered stays unknown.
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
