import { known, unknown, type Known } from '../values/known.ts'
import type { OwnerShare, Party, ResolvedEntry } from './model.ts'
import { renamed } from './rights.ts'
import { purposeKind } from './vocabulary.ts'
import { squeeze } from './squeeze.ts'

type Share = readonly [number, number]
type Held = { party: Party; share: Share | null; since: ResolvedEntry['receivedAt']; entry: string }

/**
 * The current owners, found by walking the live entries of 갑구 in order: a cancelled transfer is skipped, so its
 * seller owns again. Unknown when the shares do not add up to the whole: a wrong owner is worse than none.
 */
export function resolveOwners(entries: readonly ResolvedEntry[]): Known<readonly OwnerShare[]> {
  let payments: Held[] = []
  for (const entry of entries) {
    if (entry.section !== '갑구' || entry.cancelled) continue
    const kind = purposeKind(entry)
    if (kind === '소유권보존' || kind === '소유권이전' || (kind === '신탁' && isWhole(entry)))
      payments = whole(entry, payments)
    else if (kind === '지분이전' || (kind === '신탁' && acquirers(entry).length > 0)) payments = moved(entry, payments)
    else if (kind === '표시변경')
      payments = payments.map((h) => ({ ...h, party: renamed([h.party], entry)[0] ?? h.party }))
    else if (kind === '경정' && /소유권/.test(entry.purpose)) payments = corrected(entry, payments)
  }
  if (payments.length === 0) return unknown('not-in-register', '갑구')
  if (!isOne(payments)) return unknown('ambiguous', '갑구')
  return known(merged(payments), '갑구')
}

/** The trustee, while a trust is in force on the register. */
export function resolveTrustee(entries: readonly ResolvedEntry[]): Party | null {
  let trustee: Party | null = null
  for (const entry of entries) {
    if (entry.section !== '갑구' || entry.cancelled) continue
    const kind = purposeKind(entry)
    if (kind === '소유권보존' || kind === '소유권이전') trustee = null
    if (kind === '신탁') trustee = acquirers(entry)[0] ?? trustee
  }
  return trustee
}

const roles = new Set(['소유자', '공유자', '합유자', '수탁자', '총유자'])
/** A name struck in a live entry is a former name (상호변경, 개명): the same owner still owns. */
const acquirers = (entry: ResolvedEntry) => {
  const all = entry.parties.filter((p) => roles.has(p.role))
  const live = all.filter((p) => !p.struck)
  return live.length > 0 ? live : all
}
const isWhole = (entry: ResolvedEntry) => !/지분|일부/.test(entry.purpose) || /공유자전원/.test(entry.purpose)

function whole(entry: ResolvedEntry, before: Held[]): Held[] {
  const to = acquirers(entry)
  // the purpose transfers everything, but no acquirer could be read: the owners are unknown
  if (to.length === 0) return before.length === 0 || /합병한|전사/.test(entry.purpose) ? before : []
  return to.map((party) => heldBy(entry, party, party.share ?? (to.length === 1 ? [1, 1] : jointly(party))))
}

/** 합유 and 총유 print no shares. */
const jointly = (party: Party): Share | null => (party.role === '합유자' || party.role === '총유자' ? [0, 1] : null)

function moved(entry: ResolvedEntry, before: Held[]): Held[] {
  const to = acquirers(entry)
  if (to.length === 0) return []
  const givers = before.filter((h) => isGiver(entry, h))
  const from =
    givers.length > 0 ? givers : before.length === 1 && /^(소유권일부|지분)/.test(squeeze(entry.purpose)) ? before : []
  // a migrated record may begin with a transfer whose seller it does not print
  if (from.length === 0) return [...before, ...to.map((party) => heldBy(entry, party, party.share))]
  const given = sum(from.map((h) => h.share))
  const purpose = squeeze(entry.purpose)
  const all = /전부/.test(purpose) && !/일부/.test(purpose)
  const shares = to.map((p) => p.share ?? (all && to.length === 1 ? given : null))
  const taken = sum(shares)
  const stay = before.filter((h) => !from.includes(h))
  const gained = to.map((party, i) => heldBy(entry, party, shares[i] ?? null))
  if (all) return [...stay, ...gained]
  if (given === null || taken === null) return [...stay, ...from.map((h) => ({ ...h, share: null })), ...gained]
  return [...stay, ...reduced(from, given, taken), ...gained]
}

function reduced(from: Held[], given: Share, taken: Share): Held[] {
  const left = minus(given, taken)
  if (left[0] <= 0) return []
  return from.map((h) => ({
    ...h,
    share: from.length === 1 ? left : h.share === null ? null : ratio(h.share, given, left),
  }))
}

const ratio = (share: Share, of: Share, to: Share): Share => times(times(share, [of[1], of[0]]), to)

function isGiver(entry: ResolvedEntry, h: Held): boolean {
  const purpose = squeeze(entry.purpose)
  const name = squeeze(h.party.name)
  if (name === '') return false
  if (/제외한공유자전원/.test(purpose)) return !purpose.includes(name)
  if (/공유자전원/.test(purpose)) return true
  return purpose.includes(`${name}지분`) || (purpose.includes(name) && purpose.includes('지분'))
}

/** 소유권경정 prints the owners again when it changes them. */
function corrected(entry: ResolvedEntry, before: Held[]): Held[] {
  const to = acquirers(entry)
  return to.length === 0 ? before : to.map((p) => heldBy(entry, p, p.share ?? (to.length === 1 ? [1, 1] : null)))
}

const heldBy = (entry: ResolvedEntry, party: Party, share: Share | null): Held => ({
  party,
  share,
  since: entry.receivedAt,
  entry: entry.id,
})

function isOne(shares: Held[]): boolean {
  if (shares.every((h) => h.party.role === '합유자' || h.party.role === '총유자')) return true
  const total = sum(shares.map((h) => h.share))
  // decimals are printed in denominators and rounded there
  return total !== null && Math.abs(total[0] / total[1] - 1) < 0.001
}

function merged(shares: Held[]): OwnerShare[] {
  const out: Held[] = []
  for (const h of shares) {
    const at = out.findIndex((o) => o.party.name === h.party.name && o.party.no === h.party.no)
    const same = out[at]
    if (same === undefined || same.share === null || h.share === null) out.push(h)
    else out[at] = { ...same, share: plus(same.share, h.share), since: h.since, entry: h.entry }
  }
  return out.map((h) => ({ ...h, share: h.share !== null && h.share[0] === 0 ? null : h.share }))
}

const gcd = (a: number, b: number): number => (b < 1e-9 ? a : gcd(b, a % b))
const reduce = ([n, d]: Share): Share => {
  if (!Number.isInteger(n) || !Number.isInteger(d) || n === 0) return [n, d]
  const g = gcd(Math.abs(n), Math.abs(d))
  return [n / g, d / g]
}
const plus = (a: Share, b: Share): Share =>
  a[1] === b[1] ? reduce([a[0] + b[0], a[1]]) : reduce([a[0] * b[1] + b[0] * a[1], a[1] * b[1]])
const minus = (a: Share, b: Share): Share => plus(a, [-b[0], b[1]])
const times = (a: Share, b: Share): Share => reduce([a[0] * b[0], a[1] * b[1]])
const sum = (shares: readonly (Share | null)[]): Share | null =>
  shares.reduce<Share | null>((a, b) => (a === null || b === null ? null : plus(a, b)), [0, 1])
