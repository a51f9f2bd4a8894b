import type { AssessInput, Evidence, HomeKind } from '../assessment.ts'
import { opposableFrom } from '../law/opposability.ts'
import { type Thresholds, thresholds as inForce } from '../law/signal-thresholds.ts'
import type { Standings } from '../recovery/classes.ts'
import { type Followed, followedByMain } from '../register/main-entry.ts'
import type { DisplayRow, Entry, ResolvedEntry, ResolvedRegister, Right } from '../register/model.ts'
import { resolveRegister } from '../register/resolve.ts'
import { type PurposeKind, purposeKind } from '../register/vocabulary.ts'
import type { Day } from '../values/day.ts'
import type { Known } from '../values/known.ts'
import { valueOf } from '../values/known.ts'
import { partOf, sum, type Won } from '../values/won.ts'
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
 * A debt on the home that ranks before the lease or beside it: only as much of it as ranks before the lease, for a raise
 * under a later rank comes behind. A 가등기 of 갑구 is taken to secure a debt. `won` is null when the register prints no
 * usable amount.
 */
export type Debt = {
  right: Right
  what: 'mortgage' | 'provisional' | 'jeonse' | 'attachment' | 'lease'
  won: Won | null
  /** The amount by rank, as far as it stands before the lease; null when an amount is not in won. */
  parts: readonly DebtPart[] | null
  /** Joint collateral: how many properties carry it, this one included; 0 when not told, 1 when it is not joint. */
  properties: number
}

/** What the register and the inputs say, worked out once and read by every rule. */
export type Facts = {
  input: AssessInput
  /** Those of the pack that the home is judged with. */
  thresholds: Thresholds
  day: Day
  register: ResolvedRegister
  place: Known<string>
  kind: Known<HomeKind>
  households: Known<number>
  area: Known<number>
  deposit: Won | null
  /** The day from whose 00:00 the lease opposes others, and whether the move-in day was told. */
  opposableFrom: Day
  moveInTold: boolean
  debts: readonly Debt[]
  /** How the lease stands to a trust on the register; null where there is none. */
  trustLease: TrustLease | null
  /** How a unit stands to the ground; null where there is no unit, or its 표제부 could not be read. */
  landRight: LandRight | null
  /** Notes of 별도등기 that nothing clears. */
  separateNotes: readonly DisplayRow[]
  /** How creditors stand to each other, kept from one reckoning of this home to the next. */
  standings: Standings
  /** Openings of an auction of the home; those of shares, 경매 and 공매, apart: they are no auction of the home. */
  auctions: readonly Right[]
  shareAuctions: readonly Right[]
  /** Other households of the same register, whose deposits compete (다가구, 다중). */
  sharesRegister: boolean
  /** Each 가등기 whose 본등기 stands, with it: such a one is no right any more. */
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
    // a 건물 register of unknown kind may hold other households: the cautious reading
    // and so it may where only one of two sources that disagree says so
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
  // what it is called does not decide: it may secure a debt that nobody prints (가등기담보법 11조·13조)
  ['가등기', 'provisional'],
  ['설정가등기', keepsRankOf],
  ['전세권', 'jeonse'],
  ['가압류', 'attachment'],
  ['주택임차권', 'lease'],
  ['상가임차권', 'lease'],
  ['임차권', 'lease'],
]

/** What was received before the lease opposes others; a right without a readable day is taken as earlier. */
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

/** Of a claim, what it can reach of a sum: on a share no more than that share's part, the whole where its share is not known. */
export function withinReach(won: Won, { on }: Pick<Right, 'on'>, whole: Won): Won {
  const share = on?.share ?? null
  return share === null || share[0] >= share[1] ? won : Math.min(won, partOf(whole, share[0], share[1]))
}

function propertiesOf(right: Right, register: ResolvedRegister): number {
  if (right.joint === null) return 1
  const { listNo, properties } = right.joint
  if (listNo !== null) return register.jointCollateral.length > 0 && properties.length > 1 ? properties.length : 0
  // the ground under a house is its own register: carrying one debt with it is the rule, not a danger
  const others = properties.flatMap((p) => p.split(/(?=토지|건물)/)).filter((p) => /\S/.test(p))
  if (register.kind === '건물' && others.every((p) => p.trim().startsWith('토지'))) return 1
  return others.length > 0 ? others.length + 1 : 0
}
