import type { AssessInput } from '../assessment.ts'
import type { Entry, EntrySection } from '../register/model.ts'
import { readReferences } from '../register/references.ts'
import { findingCases } from './finding-cases.ts'
import type { FindingId } from './finding-ids.ts'
import { madeCase } from './made-up-home.ts'

const plain = madeCase()

/**
 * For tests: one home that combines the cases of several findings. Each case is applied on top of the previous ones:
 * its entries are added under new ranks, and its other facts only if they differ from the plain home.
 */
export function mixedCase(ids: readonly FindingId[], over: Partial<AssessInput> = {}): AssessInput {
  const mixed = ids.reduce<AssessInput>((home, id) => layOver(home, findingCases[id][0]), plain)
  return { ...mixed, ...over }
}

function layOver(home: AssessInput, more: AssessInput): AssessInput {
  const register = {
    ...changed(home.register, more.register, plain.register),
    display: changed(home.register.display, more.register.display, plain.register.display),
    entries: [...home.register.entries, ...added(home.register.entries, more.register.entries)],
  }
  return {
    ...home,
    register,
    home: changed(home.home, more.home, plain.home),
    lease: changed(home.lease, more.lease, plain.lease),
    deal: { ...home.deal, ...more.deal },
    landlord: { ...home.landlord, ...more.landlord },
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** `home` with the fields in which `more` differs from the plain home. */
const changed = <T extends object>(home: T, more: T, from: T): T => ({
  ...home,
  ...Object.fromEntries(Object.entries(more).filter(([key, value]) => !same(value, Reflect.get(from, key)))),
})

/**
 * The entries of a case except the owner's, renumbered after the existing ones: 을구 '2' becomes '12', 갑구 '1-1' becomes
 * '1-11'.
 */
function added(there: readonly Entry[], more: readonly Entry[]): Entry[] {
  const by = there.length * 10
  return more
    .filter((e) => !there.some((x) => same(x, e)))
    .map((e) => {
      const rank = behind(e.section, e.rank, by)
      const purpose = e.purpose.replace(/^\d+(?=번)/, (n) => behind(e.section, n, by))
      return {
        ...e,
        id: `${e.section} ${rank}`,
        rank,
        ordinal: e.ordinal + by,
        purpose,
        references: readReferences(e.section, purpose),
      }
    })
}

/** 갑구 1 is the owner in every case: its sub-entries keep that rank. */
function behind(section: EntrySection, rank: string, by: number): string {
  const [first = '', ...rest] = rank.split('-')
  if (section !== '갑구' || first !== '1') return [String(Number(first) + by), ...rest].join('-')
  return rest.length === 0 ? rank : ['1', ...rest.map((n) => String(Number(n) + by))].join('-')
}
