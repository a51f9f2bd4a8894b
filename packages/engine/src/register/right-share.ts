import type { Known } from '../values/known.ts'
import type { OwnerShare, ResolvedEntry, RightShare } from './model.ts'
import { squeeze } from './squeeze.ts'

/**
 * '갑구3번김ㅇㅇ지분전부근저당권설정', '소유권일부(2분의1)근저당권설정', '5번이ㅇㅇ지분압류'. A later change may print a new purpose ('목적
 * 갑구3번김ㅇㅇ지분전부근저당권설정'): then that one counts. Null: the right covers the whole title. `share` is null if neither the
 * purpose nor the entry that it names prints it.
 */
export function rightShare(
  entry: ResolvedEntry,
  changes: readonly ResolvedEntry[],
  entries: readonly ResolvedEntry[],
  owners: Known<readonly OwnerShare[]>,
): RightShare | null {
  const anew = changes.findLast((c) => onShare.test(squeeze(c.fields['목적'] ?? '')))?.fields['목적']
  const purpose = squeeze(anew ?? (entry.livePurpose || entry.purpose))
  if (!onShare.test(purpose) || /공유자전원지분/.test(purpose)) return null
  const named = [...purpose.matchAll(holder)].map(([, , rank = null, name = '']) => ({ rank, name }))
  const of = named.map((n) => n.name)
  // '지분4분의2중일부(4분의1)' and '소유권일부(4분의1)': the part in brackets is of the whole title (등기예규)
  const part = /일부\(([\d.,]+)분의([\d.,]+)\)/.exec(purpose)
  if (part !== null) return { of, share: fraction(part[2], part[1]) }
  if (/일부/.test(purpose.replace(/일부이전/g, '')) || named.length === 0) return { of, share: null }
  const shares = named.map((n) => shareOf(n, entries, owners))
  const total = shares.reduce<Share | null>((a, b) => (a === null || b === null ? null : plus(a, b)), [0, 1])
  return { of, share: total }
}

type Share = readonly [number, number]

const onShare = /지분|소유권일부/
// '갑구3번', '전6번' or nothing, then the name
const holder = /(갑구)?(?:순위)?(?:전?(\d{1,4}(?:-\d{1,4}){0,5})번)?([가-힣A-Za-z()㈜○OＯ*.]{2,40}?)지분/g

/** By the named entry; without a number, only if that person owns under one entry. */
function shareOf(
  { rank, name }: { rank: string | null; name: string },
  entries: readonly ResolvedEntry[],
  owners: Known<readonly OwnerShare[]>,
): Share | null {
  const ofShare = entries.filter(
    (e) =>
      e.section === '갑구' &&
      (rank === null || e.rank === rank) &&
      e.parties.some((p) => isOwner(p.role, p.name, name)),
  )
  const printed = ofShare.flatMap((e) =>
    e.parties.flatMap((p) => (isOwner(p.role, p.name, name) && p.share ? [p.share] : [])),
  )
  const [only, second] = printed
  if (only !== undefined && second === undefined && ofShare.length === 1) return only
  const own = 'value' in owners ? owners.value.filter((o) => squeeze(o.party.name) === name) : []
  const [mine] = own
  // the share may have changed since: returned only while that entry is still the owner's
  return own.length === 1 && ofShare.length === 1 && mine?.entry === ofShare[0]?.id ? (mine?.share ?? null) : null
}

const isOwner = (role: string, printed: string, name: string) =>
  /^(소유자|공유자|합유자|수탁자)$/.test(role) && squeeze(printed) === name

function fraction(of: string | undefined, whole: string | undefined): Share | null {
  const [n, d] = [Number((of ?? '').replace(/,/g, '')), Number((whole ?? '').replace(/,/g, ''))]
  return n > 0 && d > 0 && n <= d ? [n, d] : null
}

function plus(a: Share, b: Share): Share {
  if (a[0] === 0) return b
  return a[1] === b[1] ? [a[0] + b[0], a[1]] : [a[0] * b[1] + b[0] * a[1], a[1] * b[1]]
}
