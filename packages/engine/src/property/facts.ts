import type { HomeKind } from './home-kind-names.ts'
import type { AssessInput, Evidence } from '../assessment.ts'
import { opposableFrom } from '../law/opposability.ts'
import { type Thresholds, thresholds as inForce } from '../law/signal-thresholds.ts'
import type { GroupCache } from '../recovery/classes.ts'
import { type Followed, followedByMain } from '../register/main-entry.ts'
import type { DisplayRow, Entry, ResolvedEntry, ResolvedRegister, Right } from '../register/model.ts'
import { resolveRegister } from '../register/resolve.ts'
import { type PurposeKind, purposeKind } from '../register/vocabulary.ts'
import type { Day } from '../values/day.ts'
import type { Known } from '../values/known.ts'
import { valueOf } from '../values/known.ts'
import { partOf } from '../values/share.ts'
import { sum, type Won } from '../values/won.ts'
import { type DebtPart, debtParts } from './debt-parts.ts'
import { sharesOneRegister } from './home-kinds.ts'
import { homeKind, householdsOf, unitArea } from './kind.ts'
import { auctionsOf } from './auctions.ts'
import { type LandRight, landRightOf } from './land-right.ts'
import { placeOf } from './place.ts'
import { keepsRankOf } from './provisional.ts'
import { separateNotes } from './separate-notes.ts'
import { type TrustLease, trustLeaseOf } from './trust.ts'

/**
 * A debt on the home that ranks ahead of the lease or equal to it: only the part that does, since an increase under a
 * later rank is junior. A 가등기 of 갑구 is assumed to secure a debt. `won` is null when the register prints no usable
 * amount.
 */
export type Debt = {
  right: Right
  what: 'mortgage' | 'provisional' | 'jeonse' | 'attachment' | 'lease'
  won: Won | null
  /** The amount by rank, as far as it is senior to the lease; null when an amount is not in won. */
  parts: readonly DebtPart[] | null
  /** Joint collateral: how many properties carry it, this one included; 0 if unknown, 1 if it is not joint. */
  properties: number
}

/** Facts from the register and the input, derived once and used by every rule. */
export type Facts = {
  input: AssessInput
  /** Thresholds of the rule pack used for this home. */
  thresholds: Thresholds
  day: Day
  register: ResolvedRegister
  place: Known<string>
  kind: Known<HomeKind>
  households: Known<number>
  area: Known<number>
  deposit: Won | null
  /** The day from whose 00:00 the lease is opposable, and whether the move-in day was entered. */
  opposableFrom: Day
  moveInTold: boolean
  debts: readonly Debt[]
  /** How the lease relates to a trust on the register; null without a trust. */
  trustLease: TrustLease | null
  /** How a unit relates to the land; null if there is no unit, or its 표제부 could not be read. */
  landRight: LandRight | null
  /** Notes of 별도등기 that no later row cancels. */
  separateNotes: readonly DisplayRow[]
  /** Cache of the relations between creditors, shared by all calculations for this home. */
  standings: GroupCache
  /** Auction openings of the home; those of shares, 경매 and 공매, are separate: they do not sell the home. */
  auctions: readonly Right[]
  shareAuctions: readonly Right[]
  /** Other households of the same register, whose deposits compete (다가구, 다중). */
  sharesRegister: boolean
  /** Each 가등기 with its live 본등기: such a 가등기 is no right any more. */
  followed: Followed
  live: (kind: PurposeKind) => readonly Right[]
  past: (kind: PurposeKind) => readonly ResolvedEntry[]
  liveEntries: (kind: PurposeKind) => readonly ResolvedEntry[]
}

export function readFacts(input: AssessInput, thresholds: Thresholds = inForce): Facts {
  const register = resolveRegister(input.register)
  const { rights, past, liveByKind } = groupEntries(register)
  const { lease, home, day } = input
  const moveIn = valueOf(lease.moveInDate) ?? later(valueOf(lease.contractDate), day)
  const opposable = opposableFrom(moveIn)
  const kind = homeKind(home, register)
  const live = (k: PurposeKind) => rights.get(k) ?? none
  const moveInTold = 'value' in lease.moveInDate
  return {
    input,
    thresholds,
    day,
    register,
    place: placeOf(home.dongCode, register.address),
    kind,
    households: householdsOf(home, register),
    area: unitArea(home, register),
    deposit: valueOf(lease.deposit),
    opposableFrom: opposable,
    moveInTold,
    debts: debtsBefore(register, live, opposable),
    trustLease: trustLeaseOf({ register, input, opposableFrom: opposable, moveInTold }),
    landRight: landRightOf(register),
    separateNotes: separateNotes(register),
    standings: new Map(),
    ...auctionsOf(register, live),
    // a 건물 register of unknown kind may have other households: assumed, to be cautious, even if only one of two
    // contradicting sources shows them
    sharesRegister:
      'value' in kind
        ? sharesOneRegister(kind.value) || sharesOneRegister(valueOf(home.kind))
        : register.kind === '건물',
    followed: followedByMain(register.entries),
    live,
    past: (k) => past.get(k) ?? none,
    liveEntries: (k) => liveByKind.get(k) ?? none,
  }
}

export const evidenceOf = (entry: Pick<Entry, 'section' | 'rank' | 'id' | 'page'>): Evidence => ({
  section: entry.section,
  rank: entry.rank,
  entry: entry.id,
  page: entry.page,
})

const none: readonly never[] = []
const later = (a: Day | null, b: Day): Day => (a !== null && a > b ? a : b)

function groupEntries(register: ResolvedRegister) {
  const rights = new Map<PurposeKind, Right[]>()
  for (const right of register.rights) push(rights, purposeKind(right.entry), right)
  const past = new Map<PurposeKind, ResolvedEntry[]>()
  const liveByKind = new Map<PurposeKind, ResolvedEntry[]>()
  for (const entry of register.entries) push(entry.cancelled ? past : liveByKind, purposeKind(entry), entry)
  return { rights, past, liveByKind }
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

const debtKinds: readonly (readonly [PurposeKind, Debt['what'] | ((right: Right) => Debt['what'] | null)])[] = [
  ['근저당권', 'mortgage'],
  ['저당권', 'mortgage'],
  ['담보가등기', 'provisional'],
  // its name does not decide: it may secure a debt that is not printed (가등기담보법 11조·13조)
  ['가등기', 'provisional'],
  ['설정가등기', keepsRankOf],
  ['전세권', 'jeonse'],
  ['가압류', 'attachment'],
  ['주택임차권', 'lease'],
  ['상가임차권', 'lease'],
  ['임차권', 'lease'],
]

/** Debts received before the lease is opposable; a right without a readable day counts as earlier. */
function debtsBefore(register: ResolvedRegister, live: (k: PurposeKind) => readonly Right[], opposable: Day): Debt[] {
  return debtKinds.flatMap(([kind, is]) =>
    live(kind)
      .filter((r) => r.since === null || r.since < opposable)
      .flatMap((right) => {
        const what = typeof is === 'string' ? is : is(right)
        if (what === null) return []
        const parts = debtParts(right)?.filter((p) => p.since === null || p.since < opposable) ?? null
        return { right, what, parts, won: wonBefore(right, parts), properties: propertiesOf(right, register) }
      }),
  )
}

function wonBefore(right: Right, parts: Debt['parts']): Won | null {
  if (right.raises === undefined || parts === null) return right.amount?.won ?? null
  return sum(parts.map((p) => p.won))
}

/**
 * How much of a sum a claim can reach: on a share at most that share's part, or the whole sum if the share is
 * unknown.
 */
export function withinReach(won: Won, { on }: Pick<Right, 'on'>, whole: Won): Won {
  const share = on?.share ?? null
  return share === null || share[0] >= share[1] ? won : Math.min(won, partOf(whole, share[0], share[1]))
}

function propertiesOf(right: Right, register: ResolvedRegister): number {
  if (right.joint === null) return 1
  const { listNo, properties } = right.joint
  if (listNo !== null) return register.jointCollateral.length > 0 && properties.length > 1 ? properties.length : 0
  // the land under a house has its own register: one debt on both is normal, not a danger
  const others = properties.flatMap((p) => p.split(/(?=토지|건물)/)).filter((p) => /\S/.test(p))
  if (register.kind === '건물' && others.every((p) => p.trim().startsWith('토지'))) return 1
  return others.length > 0 ? others.length + 1 : 0
}
