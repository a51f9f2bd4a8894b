import type { Entry, RegisterDocument } from '../register/model.ts'
import { resolveRegister } from '../register/resolve.ts'
import { readReferences } from '../register/references.ts'
import { purposeKind } from '../register/vocabulary.ts'

/** For tests: the same register in another print. None of these is a change. */
export const reprinted: Readonly<Record<string, (doc: RegisterDocument) => RegisterDocument>> = {
  'by another printer': (doc) => ({
    ...doc,
    title: `${doc.title} [제출용]`,
    readFrom: 'provider',
    pages: { read: doc.pages.read + 3, declared: doc.pages.read + 3 },
    entries: doc.entries.map((e) => ({
      ...e,
      page: (e.page ?? 1) + 2,
      purpose: spaced(e.purpose),
      cause: e.cause === null ? null : `${e.cause} `,
      lines: e.lines.flatMap((l) => [l.slice(0, 4), l.slice(4)]),
      parties: e.parties.map((p) => ({ ...p, name: spaced(p.name), no: p.no?.replace(/-.*$/, '-*******') ?? null })),
      amounts: e.amounts.map((a) => ({ ...a, text: a.text.replace('금', '금 ') })),
    })),
  }),
  'computerised anew': (doc) => ({
    ...doc,
    display: {
      ...doc.display,
      unit: doc.display.unit.map((r) => ({
        ...r,
        cells: [...r.cells, '부동산등기법 제177조의 6 제1항의\n규정에 의하여 2001년 04월 07일\n전산이기'],
      })),
    },
    entries: doc.entries.map((e) => ({
      ...e,
      oldRank: e.rank.includes('-') ? null : e.rank,
      fields: { ...e.fields, 이기: '부동산등기법 제177조의 6 제1항의 규정에 의하여 2001년 04월 07일 전산이기' },
    })),
  }),
  'as text, without its lines': (doc) => ({
    ...doc,
    readFrom: 'text',
    strikesReadable: false,
    entries: doc.entries.map((e): Entry => ({
      ...e,
      strike: 'unreadable',
      amounts: e.amounts.map((a) => ({ ...a, struck: false })),
      parties: e.parties.map((p) => ({ ...p, struck: false })),
    })),
  }),
}

/** Migrated to a new record: cancelled entries are left out, the rest is renumbered ('(전 6)'). */
export function renumbered(doc: RegisterDocument): RegisterDocument {
  const gone = new Set(resolveRegister(doc).entries.flatMap((e) => (e.cancelled ? [e.id] : [])))
  const selected = doc.entries.filter((e) => !gone.has(e.id) && !/말소$|회복$/.test(e.purpose))
  const next = { 갑구: 0, 을구: 0 }
  const now = new Map<string, string>()
  for (const e of selected) if (!e.rank.includes('-')) now.set(`${e.section} ${e.rank}`, String((next[e.section] += 1)))
  const rankOf = (e: Entry) => {
    const [main = '', ...under] = e.rank.split('-')
    return [now.get(`${e.section} ${main}`) ?? main, ...under].join('-')
  }
  return {
    ...doc,
    entries: selected.map((e) => {
      const rank = rankOf(e)
      const purpose = e.purpose.replace(/^\d+(?=번)/, (n) => now.get(`${e.section} ${n}`) ?? n)
      const names = { purpose, references: readReferences(e.section, purpose) }
      return { ...e, ...names, rank, ordinal: 1, id: `${e.section} ${rank}`, oldRank: e.rank }
    }),
  }
}

/** Recognised from a picture: some letters and digits misread, hyphens of ranks lost. */
export const misread = (doc: RegisterDocument): RegisterDocument => ({
  ...doc,
  readFrom: 'text',
  strikesReadable: false,
  entries: doc.entries.map((e, i): Entry => {
    const rank = i % 2 === 0 ? e.rank.replaceAll('-', '') : e.rank
    return {
      ...e,
      rank,
      id: `${e.section} ${rank}${e.ordinal > 1 ? `#${e.ordinal}` : ''}`,
      purpose: i % 3 === 0 ? `${e.purpose.slice(0, 1)}□${e.purpose.slice(2)}` : e.purpose,
      receiptNo: i % 4 === 1 ? `${e.receiptNo?.slice(0, -1)}8` : e.receiptNo,
      strike: 'unreadable',
      amounts: e.amounts.map((a) => ({ ...a, struck: false })),
      parties: e.parties.map((p) => ({ ...p, name: i % 5 === 0 ? `${p.name}.` : p.name, struck: false })),
    }
  }),
})

const spaced = (text: string) => text.replace(/(.{3})(?=.)/g, '$1 ')

/** A certificate of live entries: no struck or cancelling entries, and only the present owners. */
export function inForce(doc: RegisterDocument): RegisterDocument {
  const resolved = resolveRegister(doc)
  const owners = new Set('value' in resolved.owners ? resolved.owners.value.map((o) => o.entry) : [])
  const shown = resolved.entries.filter((e) => {
    const kind = purposeKind(e)
    if (['소유권보존', '소유권이전', '지분이전', '신탁'].includes(kind)) return owners.has(e.id)
    return !e.cancelled && kind !== '말소' && kind !== '회복'
  })
  const ids = new Set(shown.map((e) => e.id))
  return {
    ...doc,
    certificate: '현재 유효사항',
    title: '등기사항전부증명서(현재 유효사항) - 집합건물 -',
    // partly struck text is left out too
    entries: doc.entries
      .filter((e) => ids.has(e.id))
      .map((e): Entry => ({
        ...e,
        // of an entry and its reprint only the live one is printed
        id: `${e.section} ${e.rank}`,
        ordinal: 1,
        strike: 'none',
        amounts: e.amounts.filter((a) => !a.struck),
      })),
  }
}
