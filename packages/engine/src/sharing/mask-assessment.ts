import type { Assessment } from '../assessment.ts'
import type { Entry, Party, ResolvedEntry } from '../register/model.ts'
import { coreOfName, maskName } from './mask-name.ts'
import { maskPlace, unitWords } from './mask-place.ts'

/**
 * A judgement as other people may read it: without the names of owners, creditors and the tenant's landlord, addresses
 * of persons, the register's number, case numbers, the lot and the unit. Grades, sums, days and receipt numbers stay.
 * Done in two steps: the fields that contain a name are replaced, and then every remaining text is searched for the
 * same names.
 */
export function maskAssessment(a: Assessment): Assessment {
  const { register, lease } = a
  const plain: Assessment = {
    ...a,
    lease: {
      ...lease,
      landlordName:
        'value' in lease.landlordName
          ? { ...lease.landlordName, value: maskName(lease.landlordName.value) }
          : lease.landlordName,
    },
    register: {
      ...register,
      uniqueNo: null,
      address: '',
      owners:
        'value' in register.owners
          ? { ...register.owners, value: register.owners.value.map((o) => ({ ...o, name: maskName(o.name) })) }
          : register.owners,
      entries: register.entries.map(maskEntry),
      jointCollateral: register.jointCollateral.map((row) => ({ ...row, property: maskPlace(row.property) })),
      // A line that could not be read may contain anything.
      unread: register.unread.map((line) => ({ ...line, text: '○○○' })),
    },
  }
  const masked = inTexts(plain, hideOf(a))
  return { ...masked, register: { ...masked.register, address: maskPlace(register.address) } }
}

/** Only fields that identify no person are printed again: the parties under their masked names, and the sums. */
function maskEntry(entry: ResolvedEntry): ResolvedEntry {
  const parties = entry.parties.map(maskParty)
  return {
    ...entry,
    caseNo: null,
    parties,
    fields: {},
    lines: [
      ...entry.amounts.map(({ kind, text }) => `${kind} ${text}`),
      ...parties.map(({ role, name }) => `${role} ${name}`.trim()),
    ],
  }
}
const maskParty = ({ branch: _branch, ...party }: Party): Party => ({
  ...party,
  name: maskName(party.name),
  no: null,
  address: null,
})

/** Replaces, in any text, the names and places of this judgement. */
export function hideOf({ register, lease, findings }: Assessment): (text: string) => string {
  const parties = register.entries.flatMap((e: Entry) => e.parties)
  const names = [
    ...parties.map((p) => p.name),
    ...parties.flatMap((p) => (p.branch === undefined ? [] : [p.branch])),
    ...('value' in register.owners ? register.owners.value.map((o) => o.name) : []),
    ...('value' in lease.landlordName ? [lease.landlordName.value] : []),
    // the holder of an account, whom the tenant entered and no register names
    ...findings.flatMap(({ numbers: { payee } }) => (typeof payee === 'string' ? [payee] : [])),
  ].flatMap((name) => [name, coreOfName(name)].map((form) => ({ form, shown: maskName(name) })))
  const places = [
    register.address,
    ...parties.flatMap((p) => (p.address === null ? [] : [p.address])),
    ...register.jointCollateral.map((row) => row.property),
  ]
  const words = [
    ...names,
    ...places.map((form) => ({ form, shown: maskPlace(form) })),
    ...places.flatMap(unitWords).map((form) => ({ form, shown: '○' })),
    ...(register.uniqueNo === null ? [] : [{ form: register.uniqueNo, shown: '○' }]),
  ]
    .filter(({ form }) => form.replaceAll(/\s/g, '').length >= 2 && !/^\d{1,3}$/.test(form))
    .toSorted((x, y) => y.form.length - x.form.length)
    .map(({ form, shown }) => ({ letters: form.replaceAll(/\s/g, ''), shown }))
  const seen = new Map<string, RegExp>()
  const hideWords = (text: string): string => {
    // Most texts contain none of them, and searching for letters is much faster than for an expression.
    const letters = text.replaceAll(/\s/g, '')
    let rest = text
    for (const word of words) {
      if (!letters.includes(word.letters)) continue
      const expression = seen.get(word.letters) ?? spaced(word.letters)
      seen.set(word.letters, expression)
      rest = rest.replace(expression, word.shown)
    }
    return rest
  }
  return (text) => hideWords(text).replaceAll(caseNumber, '○').replaceAll(unitNumber, '○호')
}
const caseNumber = /\d{4}\s?(?:타경|타채|타기|카단|카합|카기|가단|가합|가소|차전|차|회단|회합|개회|하단|하합|본)\s?\d+/g
const unitNumber = /제?[A-Za-z]?\d+(?:-\d+)?호(?![가-힣])/g

/** Matches these letters with any space between them; not within a longer number. */
const spaced = (letters: string): RegExp => {
  const each = [...letters].map((c) => c.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<!\\d)${each.join('\\s*')}(?!\\d)`, 'g')
}

/** Fields that are our own codes or the registry's, and contain no text about a person. */
const codes: ReadonlySet<string> = new Set([
  'schema',
  'rulePack',
  'engine',
  'id',
  'receiptNo',
  'entry',
  'section',
  'rank',
])

const moment = /^\d{4}-\d{2}-\d{2}(?:T[\d:]+)?$/
const mayName = /[가-힣]|\d{4}|[A-Z][a-z]/

function inTexts<T>(value: T, hide: (text: string) => string): T {
  const walk = (v: unknown, key: string): unknown => {
    if (typeof v === 'string') return codes.has(key) || moment.test(v) || !mayName.test(v) ? v : hide(v)
    if (Array.isArray(v)) return v.map((one) => walk(one, key))
    if (typeof v !== 'object' || v === null) return v
    return Object.fromEntries(Object.entries(v).map(([k, one]) => [k, walk(one, k)]))
  }
  // the same shape: only texts were replaced
  return walk(value, '') as T
}
