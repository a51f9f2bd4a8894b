import { parentRank } from './cancellation.ts'
import type { Known } from '../values/known.ts'
import type { Amount, AmountKind, OwnerShare, Party, RegisterDocument, ResolvedEntry, Right } from './model.ts'
import { listNumber } from './list-number.ts'
import { followedByMain } from './main-entry.ts'
import { partlyCancelled } from './partly-cancelled.ts'
import { rightShare } from './right-share.ts'
import { purposeKind, type PurposeKind } from './vocabulary.ts'
import { squeeze } from './squeeze.ts'

/** Live rights in their current state: first entry, with its live changes and transfers applied. */
export function resolveRights(
  entries: readonly ResolvedEntry[],
  doc: Pick<RegisterDocument, 'jointCollateral'>,
  owners: Known<readonly OwnerShare[]>,
): Right[] {
  const changes = changesByBase(entries)
  const partly = partlyCancelled(entries)
  const followed = followedByMain(entries)
  const keptBy = new Map([...followed].map(([survivor, main]) => [main, survivor]))
  return entries.flatMap((entry, at) => {
    if (entry.cancelled || followed.has(entry) || !rightKinds.has(purposeKind(entry))) return []
    const parts = partly.size === 0 ? [] : (partly.get(`${entry.section} ${entry.rank}`) ?? [])
    const right = rightOf(entry, changes.get(at) ?? [], doc, keptBy.get(entry) ?? entry)
    const on = rightShare(entry, [...right.changes, ...parts], entries, owners)
    // a partial cancellation that names the remaining share is complete
    const open = [...parts, ...right.changes.filter(isAbandoned)].filter((p) => p.fields['목적'] === undefined)
    return [
      {
        ...right,
        ...(on === null ? {} : { on }),
        ...(open.length === 0 ? {} : { partly: open.map((p) => p.id) }),
      },
    ]
  })
}

/** A change by 일부포기 or 일부해지 that prints no amount of its own. */
const isAbandoned = (change: ResolvedEntry) =>
  /일부(포기|해지|해제)|지분(포기|해지|해제)/.test(change.cause ?? '') && mainAmount(change) === null

const rightKinds: ReadonlySet<PurposeKind> = new Set([
  '근저당권',
  '저당권',
  '전세권',
  '주택임차권',
  '상가임차권',
  '임차권',
  '지상권',
  '지역권',
  '담보가등기',
  '가등기',
  '설정가등기',
  '압류',
  '가압류',
  '가처분',
  '경매개시',
  '강제관리',
  '공매',
  '예고등기',
  '회생',
  '파산',
  '보전처분',
  '환매',
  '특약',
  '금지사항',
  '전매제한',
  '민간임대',
  'unknown',
])
const changeKinds: ReadonlySet<PurposeKind> = new Set(['변경', '경정', '이전', '표시변경', '담보추가'])

/** Changes belong to a right by their rank (3-1 to 3) or, with a rank of their own, by the number they name. */
function changesByBase(entries: readonly ResolvedEntry[]): Map<number, ResolvedEntry[]> {
  const bases = { 갑구: new Map<string, number>(), 을구: new Map<string, number>() }
  const found = new Map<number, ResolvedEntry[]>()
  entries.forEach((entry, at) => {
    const baseAt = bases[entry.section]
    if (!changeKinds.has(purposeKind(entry))) {
      // a cancelled first print must not hide the reprint, nor a pledge the right that it covers
      if (!entry.cancelled || !baseAt.has(entry.rank)) baseAt.set(entry.rank, at)
      return
    }
    const named = entry.references.find((r) => r.section === entry.section)
    const up = named === undefined ? parentRank(entry.rank) : named.rank
    const base = up === null ? undefined : baseAt.get(up)
    if (base === undefined) return
    baseAt.set(entry.rank, base)
    if (!entry.cancelled) found.set(base, [...(found.get(base) ?? []), entry])
  })
  return found
}

/** `ranked`: the entry whose day and number the right has: a 가등기 if one reserved its rank. */
function rightOf(
  entry: ResolvedEntry,
  changes: ResolvedEntry[],
  doc: Pick<RegisterDocument, 'jointCollateral'>,
  ranked: ResolvedEntry,
): Right {
  const raised = changes.filter((c) => !c.rank.includes('-') && mainAmount(c) !== null)
  return {
    entry,
    changes,
    holder: holderOf(entry, changes),
    debtor: latestParties(entry, changes, isDebtor),
    amount: amountOf(entry, changes),
    since: ranked.receivedAt,
    receiptNo: ranked.receiptNo,
    joint: jointOf([entry, ...changes], doc),
    ...(raised.length === 0 ? {} : { raises: raised.flatMap(raiseOf) }),
  }
}

const raiseOf = (c: ResolvedEntry) => {
  const amount = mainAmount(c)
  return amount === null ? [] : [{ entry: c.id, since: c.receivedAt, receiptNo: c.receiptNo, amount }]
}

const mainAmounts: readonly AmountKind[] = ['채권최고액', '전세금', '임차보증금', '청구금액', '채권액']

/** The live amount that an entry prints as its own. */
export function mainAmount(entry: ResolvedEntry): Amount | null {
  const live = entry.amounts.filter((a) => !a.struck)
  const [only, second] = live
  // the usual case: none or one
  if (second === undefined) return only !== undefined && mainAmounts.includes(only.kind) ? only : null
  for (const kind of mainAmounts) {
    const found = live.filter((a) => a.kind === kind)
    // 'an amount in foreign currency and one in won': the sum is unknown
    if (found.length > 1 && found.some((a) => a.won === null))
      return { kind, won: null, text: found.map((a) => a.text).join(' 및 '), struck: false }
    const last = found.at(-1)
    if (last !== undefined) return last
  }
  return null
}

/** The latest live amount, never a sum: a change replaces the former amount (부동산등기규칙 112조). */
function amountOf(entry: ResolvedEntry, changes: readonly ResolvedEntry[]): Amount | null {
  const kind = purposeKind(entry)
  for (const change of changes.toReversed()) {
    if (!['변경', '경정'].includes(purposeKind(change))) continue
    const amount = mainAmount(change)
    if (amount !== null) return amount
  }
  return kind === '지상권' ? null : mainAmount(entry)
}

const isDebtor = (p: Party) => p.role.endsWith('채무자')
const roleOfHolder = /(권자|권리자|채권자|수탁자|신청인)$/
const isHolder = (p: Party) => roleOfHolder.test(p.role)
/** '국 처분청 …세무서': the state is the holder; an office printed alone counts as the holder. */
const isOffice = (p: Party) => /^(처분청|관리청)$/.test(p.role)

function holderOf(entry: ResolvedEntry, changes: readonly ResolvedEntry[]): Party[] {
  const named = entry.parties.filter(isHolder)
  const holders = named.length > 0 ? named : entry.parties.filter(isOffice)
  // a name struck in a live entry is a former name: the change below has the new one
  let now = holders.some((p) => !p.struck) ? holders.filter((p) => !p.struck) : holders
  for (const change of changes) {
    const kind = purposeKind(change)
    const to = change.parties.filter((p) => isHolder(p) && !p.struck)
    if (kind === '이전' && to.length > 0)
      now = isPartial(change) ? [...now.filter((p) => !isGone(p, change)), ...to] : to
    else if ((kind === '변경' || kind === '경정') && to.length > 0) now = to
    else if (kind === '표시변경') now = renamed(now, change)
  }
  return now
}

const isPartial = (change: ResolvedEntry) => /일부이전|지분/.test(squeeze(change.purpose))

/** '4번근저당권하나캐피탈주식회사지분전부이전' */
const isGone = (p: Party, change: ResolvedEntry) => squeeze(change.purpose).includes(`${squeeze(p.name)}지분전부`)

/** '주식회사리코대부의 성명(명칭) 주식회사오아시스대부' */
export function renamed(parties: Party[], change: ResolvedEntry): Party[] {
  const [subject, name, address] = [change.fields['표시대상'], change.fields['명칭'], change.fields['주소']]
  return parties.map((p) =>
    subject !== undefined && squeeze(p.name) !== squeeze(subject)
      ? p
      : { ...p, name: name ?? p.name, address: address ?? p.address, struck: name === undefined && p.struck },
  )
}

function latestParties(entry: ResolvedEntry, changes: readonly ResolvedEntry[], is: (p: Party) => boolean): Party[] {
  for (const change of [entry, ...changes].toReversed()) {
    const found = change.parties.filter((p) => is(p) && !p.struck)
    if (found.length > 0) return found
  }
  return []
}

const isJoint = ({ fields }: ResolvedEntry) =>
  ['공동담보목록', '공동전세목록', '공동담보', '공동전세'].some((label) => fields[label] !== undefined)

function jointOf(entries: readonly ResolvedEntry[], doc: Pick<RegisterDocument, 'jointCollateral'>): Right['joint'] {
  if (!entries.some(isJoint)) return null
  const listNo = entries
    .map((e) => e.fields['공동담보목록'] ?? e.fields['공동전세목록'])
    .findLast((n) => n !== undefined)
  // '공동담보일부소멸' prints what was removed
  const there = entries.filter((e) => !/소멸/.test(e.purpose))
  const inline = there.flatMap((e) => [e.fields['공동담보'], e.fields['공동전세']]).filter((s) => s !== undefined)
  if (listNo === undefined && inline.length === 0) return null
  const no = listNo === undefined ? null : listNumber(listNo)
  const listed = doc.jointCollateral.filter((r) => !r.struck && no !== null && r.listNo === no)
  return { listNo: no, properties: listed.length > 0 ? listed.map((r) => r.property) : inline }
}
