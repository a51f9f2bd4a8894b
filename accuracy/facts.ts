import type { Amount, Party, ResolvedEntry, ResolvedRegister } from '@jipsalpim/engine/register/model.ts'
import { keyOf, type Label } from './labels.ts'
import { squeezed } from './same-cell.ts'

/** One fact of a document: a field of an entry, and its value. Compared exactly. */
export type Fact = { field: FactField; entry: string; value: string }

export const factFields = [
  'kind',
  'certificate',
  'unique number',
  'address',
  'viewed at',
  'pages',
  'entry',
  'purpose',
  'receipt day',
  'receipt number',
  'cause',
  'cause day',
  'party role',
  'party name',
  'party number',
  'party share',
  'party struck',
  'amount',
  'amount struck',
  'state',
  'title row',
  'title state',
  'title use',
  'title area',
  'title unit',
  'land ratio',
  'list',
  'list row',
  'list property',
  'list office',
  'list rank',
  'list cause',
  'list change',
  'list state',
] as const
export type FactField = (typeof factFields)[number]

export function factsOfLabel({ head, rows }: Label): Fact[] {
  const facts = factsOfHead({
    kind: head.kind,
    certificate: head.certificate,
    uniqueNo: head.uniqueNo,
    address: head.address,
    viewedAt: head.viewedAt,
    pages: head.pages,
  })
  for (const row of rows) {
    const add = adder(facts, row.key)
    add('entry', row.key)
    add('purpose', row.purpose)
    add('receipt day', row.received)
    add('receipt number', row.receipt)
    add('cause', once(row.cause))
    add('cause day', row.causeDate)
    add('state', row.state)
    for (const cell of listed(row.parties)) {
      const [role = '', name = '', no = '', share = ''] = cell.split('|')
      addParty(add, { role, name: bare(name), no, share, struck: name.trim().startsWith('~') })
    }
    for (const cell of listed(row.amounts)) {
      const [kind = '', value = ''] = bare(cell).split('=')
      add('amount', `${kind}=${value}`)
      if (cell.startsWith('~')) add('amount struck', `${kind}=${value}`)
    }
  }
  return facts
}

export function factsOfRegister(read: ResolvedRegister): Fact[] {
  const facts = factsOfHead({
    kind: read.kind,
    certificate: read.certificate === '모름' ? '' : read.certificate,
    uniqueNo: read.uniqueNo ?? '',
    address: read.address,
    viewedAt: 'value' in read.viewedAt ? read.viewedAt.value : '',
    pages: read.pages.declared === null ? '' : `${read.pages.read}/${read.pages.declared}`,
  })
  const seen = new Map<string, number>()
  for (const entry of read.entries) {
    const add = adder(facts, keyOf(entry.section, entry.rank, seen))
    add('entry', keyOf(entry.section, entry.rank, new Map([[`${entry.section} ${entry.rank}`, entry.ordinal - 1]])))
    add('purpose', entry.purpose)
    add('receipt day', entry.receivedAt ?? '')
    add('receipt number', entry.receiptNo ?? '')
    add('cause', once(entry.cause ?? ''))
    add('cause day', entry.causeDate ?? '')
    add('state', stateOf(entry))
    for (const p of entry.parties)
      addParty(add, { ...p, no: p.no ?? '', share: p.share?.join('/') ?? '', struck: p.struck && !entry.cancelled })
    for (const a of entry.amounts) {
      add('amount', amountOf(a))
      if (a.struck && !entry.cancelled) add('amount struck', amountOf(a))
    }
  }
  return facts
}

const stateOf = (entry: ResolvedEntry) => (entry.cancelled ? 'cancelled' : entry.partlyStruck ? 'partly' : 'live')

const amountOf = (a: Amount) =>
  `${a.kind}=${a.won ?? (a.foreign === undefined ? a.text : `${a.foreign.currency} ${a.foreign.amount}`)}`

/** A transfer and the trust under it print their common cause twice, above and below a dashed line. */
const once = (cause: string) => {
  const text = squeezed(cause)
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : text
}

type Add = (field: FactField, value: string) => void

const adder =
  (facts: Fact[], entry: string): Add =>
  (field, value) => {
    const plain = squeezed(value)
    if (plain !== '') facts.push({ field, entry, value: plain })
  }

function addParty(add: Add, p: Pick<Party, 'role' | 'name' | 'struck'> & { no: string; share: string }) {
  add('party role', p.role)
  add('party name', `${p.role}|${p.name}`)
  if (squeezed(p.no) !== '') add('party number', `${p.name}|${readable(p.no)}`)
  if (squeezed(p.share) !== '') add('party share', `${p.name}|${p.share}`)
  if (p.struck) add('party struck', p.name)
}

/** Of a masked number only the part before the hyphen is readable. */
const readable = (no: string) => no.replace(/^(\d{6}-)(?!\d{7}$).*$/, '$1')

type Head = { kind: string; certificate: string; uniqueNo: string; address: string; viewedAt: string; pages: string }

function factsOfHead(head: Head): Fact[] {
  const facts: Fact[] = []
  const add = adder(facts, 'head')
  add('kind', head.kind)
  add('certificate', head.certificate)
  add('unique number', head.uniqueNo.replace(/\D/g, ''))
  add('address', head.address)
  add('viewed at', head.viewedAt)
  add('pages', head.pages)
  return facts
}

const listed = (cell: string): string[] =>
  cell
    .split(' ; ')
    .map((c) => c.trim())
    .filter((c) => c !== '' && c !== '-')
const bare = (text: string) => text.trim().replace(/^~/, '')
