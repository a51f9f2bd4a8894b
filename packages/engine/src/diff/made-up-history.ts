import fc from 'fast-check'
import { madeEntry, madeRegister, type MadeEntry } from '../risk/made-up-home.ts'
import type { Entry, EntrySection, RegisterDocument } from '../register/model.ts'
import { addDays, day, type Day } from '../values/day.ts'
import { known } from '../values/known.ts'

/** For tests: a register written as a registrar would, one registration after another, each with its strike lines. */
const acts = [
  'mortgage',
  'jeonse',
  'lease-order',
  'attachment',
  'seizure',
  'provisional',
  'injunction',
  'auction',
  'sale',
  'half',
  'trust',
  'amount',
  'amount-at-own-rank',
  'transfer',
  'rename',
  'pledge',
  'collateral',
  'cancel',
  'cancel-two',
  'cancel-transfer',
  'restore',
] as const
export type Act = { act: (typeof acts)[number]; pick: number; won: number }

export const anyActs: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    act: fc.constantFrom(...acts),
    pick: fc.nat(1000),
    won: fc.integer({ min: 1, max: 5000 }).map((n) => n * 100_000),
  }),
  { minLength: 1, maxLength: 14 },
)

/** One registration and its new entries. */
export type Registered = { ids: readonly string[]; on: Day; document: RegisterDocument }
type Book = { gap: Entry[]; eul: Entry[]; on: Day; no: number; owner: string }

const firstDay = day('2018-01-08')

/** The register after each act that was possible. The first is the empty house with its first owner. */
export function historyOf(list: readonly Act[]): Registered[] {
  const book: Book = { gap: madeRegister().entries.slice(), eul: [], on: firstDay, no: 1000, owner: '김하나' }
  const out: Registered[] = [{ ids: book.gap.map((e) => e.id), on: firstDay, document: printOf(book) }]
  for (const act of list) {
    book.on = addDays(book.on, 9)
    book.no += 7
    const had = new Set([...book.gap, ...book.eul].map((e) => e.id))
    doAct(book, act)
    const ids = [...book.gap, ...book.eul].map((e) => e.id).filter((id) => !had.has(id))
    if (ids.length > 0) out.push({ ids, on: book.on, document: printOf(book) })
  }
  return out
}

const printOf = (book: Book): RegisterDocument => ({
  ...madeRegister(),
  entries: [...book.gap, ...book.eul],
  viewedAt: known(`${addDays(book.on, 1)}T10:00:00`, '등기부'),
})

function doAct(book: Book, { act, pick, won }: Act): void {
  const holder = ['주식회사다온은행', '새빛대부주식회사', '박두리', '가람신용협동조합'][pick % 4] ?? ''
  const eul = (purpose: string, more: Partial<MadeEntry>) => add(book, '을구', { purpose, holder, ...more })
  const gap = (purpose: string, more: Partial<MadeEntry>) => add(book, '갑구', { purpose, holder, ...more })
  switch (act) {
    case 'mortgage':
      return eul('근저당권설정', { won })
    case 'jeonse':
      return eul('전세권설정', { won, amount: '전세금', role: '전세권자' })
    case 'lease-order':
      return eul('주택임차권', { won, amount: '임차보증금', role: '임차권자' })
    case 'attachment':
      return gap('가압류', { won, amount: '청구금액', role: '채권자' })
    case 'seizure':
      return gap('압류', { holder: '국', role: '권리자' })
    case 'provisional':
      return gap('소유권이전청구권가등기', { role: '가등기권자', cause: '매매예약' })
    case 'injunction':
      return gap('가처분', { role: '채권자' })
    case 'auction':
      return gap('임의경매개시결정', { role: '채권자' })
    case 'sale':
      return sell(book, `${'이박최정'[pick % 4]}${'가나다라'[(pick >> 2) % 4]}온`, won)
    case 'half':
      return giveHalf(book, `${'강조윤장'[pick % 4]}${'가나다라'[(pick >> 2) % 4]}온`)
    case 'trust':
      return gap('소유권이전신탁', { holder: '가나부동산신탁주식회사', role: '수탁자', cause: '신탁' })
    default:
      return onRight(book, { act, pick, won }, holder)
  }
}

function sell(book: Book, name: string, won: number): void {
  add(book, '갑구', { purpose: '소유권이전', holder: name, role: '소유자', cause: '매매', won, amount: '거래가액' })
  book.owner = name
}

function giveHalf(book: Book, name: string): void {
  if (book.owner === '') return
  add(book, '갑구', { purpose: '소유권일부이전', holder: name, role: '공유자', share: [1, 2], cause: '증여' })
  book.owner = ''
}

/** Acts on an existing right. */
function onRight(book: Book, { act, pick, won }: Act, holder: string): void {
  const mortgages = live(book.eul).filter((e) => e.purpose === '근저당권설정')
  const target = mortgages[pick % Math.max(1, mortgages.length)]
  if (act === 'cancel' || act === 'cancel-two' || act === 'cancel-transfer') return cancel(book, act, pick)
  if (act === 'restore') return restore(book, pick)
  if (target === undefined) return
  const { rank } = target
  switch (act) {
    case 'amount':
      strikeAmounts(book, rank)
      return addUnder(book, rank, { purpose: `${rank}번근저당권변경`, won })
    case 'amount-at-own-rank':
      // entered at a rank of its own: what it replaces stays unstruck (부동산등기규칙 112조① 단서)
      return add(book, '을구', { purpose: `${rank}번근저당권변경`, won })
    case 'transfer':
      return addUnder(book, rank, { purpose: `${rank}번근저당권이전`, holder, cause: '확정채권양도' })
    case 'rename':
      return addUnder(book, rank, {
        purpose: `${rank}번등기명의인표시변경`,
        fields: { 표시대상: target.parties[0]?.name ?? '', 명칭: `${holder}홀딩스` },
        cause: '상호변경',
      })
    case 'pledge':
      return addUnder(book, rank, { purpose: `${rank}번근저당권부질권`, won, amount: '채권액', holder, role: '채권자' })
    default:
      return addUnder(book, rank, { purpose: `${rank}번근저당권담보추가`, fields: { 공동담보: '토지 화곡동 100-2' } })
  }
}

const live = (entries: readonly Entry[]) => entries.filter((e) => e.strike !== 'all')
const isBase = (e: Entry) => !e.rank.includes('-') && !/말소$|회복$|변경$|소유권|지분/.test(e.purpose)

function cancel(book: Book, act: Act['act'], pick: number): void {
  const standing = live([...book.gap, ...book.eul])
  const among =
    act === 'cancel-transfer' ? standing.filter((e) => /\d번근저당권이전$/.test(e.purpose)) : standing.filter(isBase)
  const first = among[pick % Math.max(1, among.length)]
  if (first === undefined) return
  const second = among.find((e) => e !== first && e.section === first.section)
  if (act === 'cancel-transfer') {
    // only the transfer ends: its rank names it
    add(book, first.section, { purpose: `${first.rank}번근저당권이전등기말소`, cause: '합의해제' })
    return strike(book, first)
  }
  const both = act === 'cancel-two' && second !== undefined ? [first, second] : [first]
  const purpose = both.map((e) => `${e.rank}번${e.purpose}`).join(', ')
  add(book, first.section, { purpose: `${purpose}${both.length > 1 ? ' ' : ''}등기말소`, cause: '해지' })
  for (const e of both) strike(book, e)
}

/** 말소회복: the entry is printed again under its old rank, below the entry that restores it. */
function restore(book: Book, pick: number): void {
  const gone = [...book.gap, ...book.eul].filter((e) => e.strike === 'all' && isBase(e) && e.ordinal === 1)
  const e = gone[pick % Math.max(1, gone.length)]
  const list = e?.section === '갑구' ? book.gap : book.eul
  if (e === undefined || list.some((x) => x.rank === e.rank && x.ordinal > 1)) return
  add(book, e.section, { purpose: `${e.rank}번${e.purpose}등기회복`, cause: '확정판결' })
  list.push({ ...lifted(e), id: `${e.id}#2`, ordinal: 2, registeredAt: book.on })
}

function strike(book: Book, target: Entry): void {
  for (const list of [book.gap, book.eul])
    list.forEach((e, i) => {
      if (
        e.section === target.section &&
        (e === target || (e.rank.startsWith(`${target.rank}-`) && e.strike !== 'all'))
      )
        list[i] = struck(e)
    })
}

function strikeAmounts(book: Book, rank: string): void {
  book.eul.forEach((e, i) => {
    if (e.rank === rank && e.strike !== 'all')
      book.eul[i] = { ...e, strike: 'part', amounts: e.amounts.map((a) => ({ ...a, struck: true })) }
    // an earlier change of the amount is superseded as a whole
    if (e.rank.startsWith(`${rank}-`) && e.purpose.endsWith('변경') && e.amounts.length > 0) book.eul[i] = struck(e)
  })
}

const struck = (e: Entry): Entry => ({
  ...e,
  strike: 'all',
  amounts: e.amounts.map((a) => ({ ...a, struck: true })),
  parties: e.parties.map((p) => ({ ...p, struck: true })),
})
const lifted = (e: Entry): Entry => ({
  ...e,
  strike: 'none',
  amounts: e.amounts.map((a) => ({ ...a, struck: false })),
  parties: e.parties.map((p) => ({ ...p, struck: false })),
})

function add(book: Book, section: EntrySection, made: Omit<MadeEntry, 'rank' | 'section'>): void {
  const list = section === '갑구' ? book.gap : book.eul
  const rank = String(Math.max(0, ...list.map((e) => Number(e.rank.split('-')[0]))) + 1)
  list.push(entered(book, { ...made, section, rank }))
}

/** A sub-entry is printed below the last one of its right. */
function addUnder(book: Book, parent: string, made: Omit<MadeEntry, 'rank' | 'section'>): void {
  const under = book.eul.filter((e) => e.rank.startsWith(`${parent}-`))
  const rank = `${parent}-${under.length + 1}`
  const at = book.eul.findLastIndex((e) => e.rank === parent || e.rank.startsWith(`${parent}-`))
  book.eul.splice(at + 1, 0, entered(book, { ...made, section: '을구', rank }))
}

const entered = (book: Book, made: MadeEntry): Entry => ({
  ...madeEntry({ ...made, on: book.on }),
  receiptNo: String(book.no),
  ordinal: 1,
  lines: [`${made.purpose} ${book.no}`],
})
