import type { EntrySection, Reference, ReferenceVerb } from './model.ts'
import { letters, lettersOf } from './letters.ts'
import { squeezeOf } from './squeeze.ts'

/** The entries that a 등기목적 names, and what it does to them: '2번근저당권설정, 3번근저당권설정 등기말소'. */
export function readReferences(section: EntrySection, purpose: string): Reference[] {
  const has = lettersOf(purpose)
  if ((has & letters.digit) === 0) return []
  const text = squeezeOf(purpose, has)
  const verb = verbOf(text)
  const found: Reference[] = []
  let rangeFrom: number | null = null
  targets.lastIndex = 0
  for (let m = targets.exec(text); m !== null; m = targets.exec(text)) {
    const [where, old, rank = '', ordinal, what = ''] = [m[1], m[2], m[3], m[5], m[6]]
    if (rangeFrom !== null && /^\d+$/.test(rank)) {
      for (let n = rangeFrom + 1; n < Number(rank) && n - rangeFrom < 200; n++) {
        found.push({ section, rank: String(n), verb })
      }
    }
    rangeFrom = /^(번)?(내지|~|부터)/.test(text.slice(m.index + m[0].length - what.length)) ? Number(rank) : null
    const named = nameOf(what)
    const reference: Reference = { section: where === '갑구' || where === '을구' ? where : section, rank, verb }
    if (named !== '') reference.what = named
    if (ordinal !== undefined) reference.ordinal = Number(ordinal)
    if (old !== undefined) reference.old = true
    found.push(reference)
  }
  return spreadName(found)
}

// '분의161번' is no rank; '3,4,5번' and '3번내지7번' are lists
const targets =
  /(갑구|을구)?(?:순위)?(?:제)?((?<!이)전)?(?<![\d.의-])(\d{1,4}(?:-\d{1,4}){0,4})(번(?:\((\d{1,2})\))?|(?=[,·및~]|내지))([^,·\d]{0,40})/g

function verbOf(text: string): ReferenceVerb {
  if (text.endsWith('회복')) return '회복'
  if (text.endsWith('말소')) return '말소'
  if (/담보추가|공동담보|공동전세/.test(text)) return '담보추가'
  if (/본등기/.test(text)) return '본등기'
  if (/질권|채권담보권/.test(text)) return '질권'
  if (/변경(등기)?$/.test(text)) return '변경'
  if (/경정/.test(text)) return '경정'
  if (text.endsWith('이전')) return '이전'
  return '기타'
}

function nameOf(what: string): string {
  const head = joiners.find((word) => what.startsWith(word)) ?? ''
  const acted = without(without(what.slice(head.length), '회복'), '말소')
  const name = acted.length + head.length < what.length ? without(acted, '등기') : acted
  return without(without(name, '등기'), '및')
}

const joiners = ['내지', '및', '~', '부터']
const without = (text: string, end: string) => (text.endsWith(end) ? text.slice(0, -end.length) : text)

/** '3, 4번근저당권설정등기말소': the name comes once, at the end. */
function spreadName(found: Reference[]): Reference[] {
  const last = found.at(-1)?.what
  return last === undefined ? found : found.map((r) => (r.what === undefined ? { ...r, what: last } : r))
}
