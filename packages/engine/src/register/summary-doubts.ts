import { valueOf } from '../values/known.ts'
import type { EntrySection, OwnerShare, ResolvedEntry, ResolvedRegister, SummaryRow } from './model.ts'
import { purposeKind, type PurposeKind } from './vocabulary.ts'
import { squeeze } from './squeeze.ts'

/** Where the print's own summary and the text of its body disagree. */
export type SummaryDoubts = {
  /** Listed in the summary, but cancelled by the body. */
  cancelled: readonly ResolvedEntry[]
  /** Listed under a rank that is missing in the body: an entry may be lost. */
  missing: readonly { section: EntrySection; rank: string }[]
  /** Live in the body and of a kind that the summary lists, but not listed. */
  unlisted: readonly ResolvedEntry[]
  /** Names of owners that only one of the two has, or that differ in number or share. */
  owners: readonly string[]
}

/**
 * 주요 등기사항 요약 is a third source beside the strike line and the cancelling entry: it lists live entries. It has no
 * legal effect, so it decides nothing; a disagreement has to be checked. Null if the print has none, or it agrees.
 */
export function summaryDoubts(register: ResolvedRegister): SummaryDoubts | null {
  const { summary, entries, readFrom } = register
  if (summary === null || summary.length === 0) return null
  const listed = summary.flatMap((row) => {
    // '1 (전 7)' has its number from before computerisation beside it
    const rank = /^\d+(?:-\d+)*/.exec(squeeze(row.rank))?.[0]
    return row.purpose === ownersTable || rank === undefined ? [] : [{ section: row.section, rank }]
  })
  const under = (row: Pick<SummaryRow, 'section' | 'rank'>) =>
    entries.filter((e) => e.section === row.section && e.rank === row.rank)
  const missing = listed.filter((row) => under(row).length === 0)
  const cancelled = listed.flatMap((row) => {
    const found = under(row)
    return found.length > 0 && found.every((e) => e.cancelled) ? found.slice(-1) : []
  })
  const unlisted = entries.filter(
    (e) =>
      !e.cancelled &&
      listedKinds.has(purposeKind(e)) &&
      // columns of a flat text may hide a whole table
      (readFrom !== 'text' || listed.some((row) => row.section === e.section)) &&
      !listed.some((row) => row.section === e.section && row.rank === e.rank),
  )
  const owners = ownersApart(summary, valueOf(register.owners))
  const doubts = { cancelled, missing, unlisted, owners }
  return Object.values(doubts).every((list) => list.length === 0) ? null : doubts
}

const ownersTable = '소유지분현황'

/** Measured on 53 prints: live entries of these kinds are always listed. Changes of a debtor or a name are not. */
const listedKinds: ReadonlySet<PurposeKind> = new Set([
  '근저당권',
  '저당권',
  '전세권',
  '주택임차권',
  '상가임차권',
  '임차권',
  '지상권',
  '담보가등기',
  '가등기',
  '설정가등기',
  '압류',
  '가압류',
  '가처분',
  '경매개시',
  '예고등기',
])

type Held = { name: string; born: string | null; share: number | null }

/** Nothing to compare if either side has no owners. */
function ownersApart(summary: readonly SummaryRow[], owners: readonly OwnerShare[] | null): string[] {
  const rows = summary.filter((row) => row.purpose === ownersTable)
  const printed = rows.flatMap(ownerIn)
  if (owners === null || printed.length === 0) return []
  const read = owners.map(({ party, share }): Held => ({
    name: squeeze(party.name),
    born: /^\d{6}(?=-)/.exec(party.no ?? '')?.[0] ?? null,
    share: share === null ? null : share[0] / share[1],
  }))
  const text = squeeze(rows.map((row) => `${row.owner} ${row.main}`).join(' '))
  const [there, here] = [merged(printed.map((h) => wholeName(h, read, text))), merged(read)]
  return [...new Set([...there, ...here].map((h) => h.name))].filter((name) => {
    const [a, b] = [there.find((h) => h.name === name), here.find((h) => h.name === name)]
    return a === undefined || b === undefined || !agree(a, b)
  })
}

/** In a flat text only the end of a company's name may be beside its role: the rest is elsewhere in the table. */
function wholeName(h: Held, read: readonly Held[], input: string): Held {
  if (read.some((r) => r.name === h.name)) return h
  const whole = read.find(({ name }) => {
    const head = name.slice(0, -h.name.length)
    return name.endsWith(h.name) && head.length > 2 && input.includes(head)
  })
  return { ...h, name: whole?.name ?? h.name }
}

const agree = (a: Held, b: Held) =>
  (a.born === null || b.born === null || a.born === b.born) &&
  (a.share === null || b.share === null || Math.abs(a.share - b.share) < 0.001)

/** '나을서 (소유자)', '610101-******* 단독소유 강원도 …' */
function ownerIn({ owner, main }: SummaryRow): Held[] {
  const name = squeeze(owner.replace(/\([가-힣]{2,4}자\)\s*$/, ''))
  if (name === '') return []
  // columns of a flat text may put the cells of two owners together: then neither is used
  const [part, another] = main.matchAll(/([\d.,]+)\s?분의\s?([\d.,]+)/g)
  const [born, second] = main.matchAll(/(?<!\d)\d{6}(?=-)/g)
  const [whole, of] = [Number((part?.[1] ?? '').replace(/,/g, '')), Number((part?.[2] ?? '').replace(/,/g, ''))]
  return [
    {
      name,
      born: second === undefined ? (born?.[0] ?? null) : null,
      share: /단독소유/.test(main) ? 1 : another === undefined && whole > 0 ? of / whole : null,
    },
  ]
}

/** An owner who holds under several ranks is one owner. */
function merged(list: readonly Held[]): Held[] {
  const out = new Map<string, Held>()
  for (const h of list) {
    const same = out.get(h.name)
    const share = same === undefined ? h.share : same.share === null || h.share === null ? null : same.share + h.share
    out.set(h.name, { ...h, share })
  }
  return [...out.values()]
}
