import { expect } from 'vitest'
import type { Story } from './story.ts'

/** The personal data to search for. `report`: a name that is only in the register. */
export type Word = 'token' | 'name' | 'phone' | 'email' | 'birthday' | 'home' | 'landlord' | 'report'

/**
 * Every place of a device where the product may store something, and which personal data may be in it (decision 1,
 * docs/privacy.md: the login, unfinished input, a report saved by choice). Anything else has to be reviewed first.
 */
const places: Record<string, readonly Word[]> = {
  'local nz_session': ['token'],
  'local nz_draft_order-report': ['home'],
  'local nz_draft_join-watch': ['home'],
  'cache nz-reports': ['home', 'report', 'name'],
  // The home of a quick report, in this tab.
  'session nz_simple': ['home'],
  'session nz_contract': [],
  // The sums and the region of a home, without its address.
  'session nz_loan_home': [],
  'local nz_draft_loan': ['birthday'],
  // Of an operator: a sealed token for one page of one order.
  'session nz_preview': [],
  'session nz_merchant_uid': [],
  'local nz_app': [],
  'local nz_checked': [],
  'local nz_device': [],
  // The name of a file.
  'local nz_font': [],
  'local nz_lang': [],
  'local nz_login': [],
  'local nz_pay_way': [],
  'local nz_person': [],
  'local nz_verify': [],
  // That the user watches a home, not which.
  'local nz_watching': [],
  'cache nz-shell': [],
  // The scroll position of each page.
  'session react-router-scroll-positions': [],
  address: [],
  history: [],
}

// A page of the sandbox, which is on our own origin, has its own URL.
const HELD = `(async () => {
  const ours = !location.pathname.startsWith('/sandbox/')
  const held = ours ? [['address', location.href], ['history', JSON.stringify(history.state)]] : []
  for (const [kind, store] of [['local', localStorage], ['session', sessionStorage]])
    for (const [key, value] of Object.entries(store)) held.push([kind + ' ' + key, value])
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    // The files of a release are everybody's, and megabytes: of those the addresses.
    const whole = !name.startsWith('nz-shell-')
    for (const request of await cache.keys())
      held.push(['cache ' + name, request.url + ' ' + (whole ? await (await cache.match(request)).text() : '')])
  }
  for (const { name } of await indexedDB.databases()) held.push(['database ' + name, ''])
  return held
})()`

/**
 * Reads everything that the page has stored on the device. Fails on a place that is not in the list, on a cookie, a
 * database, and on a planted word where it is not allowed. Returns the places that contain a word, so that a story can
 * state what it expects.
 */
export async function storedOnDevice(
  { page, context }: Story,
  planted: Partial<Record<Word, readonly string[]>>,
): Promise<string[]> {
  const storage = await page.evaluate<[string, string][]>(HELD)
  const token = /"token":"([^"]+)"/.exec(storage.find(([place]) => place === 'local nz_session')?.[1] ?? '')?.[1]
  const words = Object.entries({ ...planted, token: [...(planted.token ?? []), ...(token ? [token] : [])] }).flatMap(
    ([word, spellings]) => spellings.map((text) => [word as Word, text] as const), // the keys of the record
  )
  const found = new Set<string>()
  const wrong = new Set((await context.cookies()).map(({ name }) => `cookie ${name}`))
  for (const [at, text] of storage) {
    const place = at.replace(/^(cache nz-shell)-\d+$/, '$1')
    const may = places[place]
    if (!may) wrong.add(place)
    for (const [word, spelling] of words) {
      if (!isIn(text, spelling)) continue
      found.add(`${place}: ${word}`)
      if (!may?.includes(word)) wrong.add(`${place}: ${word}`)
    }
  }
  expect([...wrong].join('\n')).toBe('')
  return [...found].toSorted()
}
/** As it is, URL-encoded, or inside what only looks like a random key. */
const isIn = (text: string, word: string): boolean =>
  text.includes(word) || text.includes(encodeURIComponent(word)) || unpacked(text).includes(word)
const unpacked = (text: string): string =>
  (text.match(/[\w+/-]{16,}/g) ?? []).map((packed) => Buffer.from(packed, 'base64').toString()).join('\n')

/** The spellings of a phone number: 01012345678. */
export const spellingsOf = (phone: string): string[] => {
  const [, first = '', second = ''] = /^010(\d{4})(\d{4})$/.exec(phone) ?? []
  return [phone, `010-${first}-${second}`, `10${first}${second}`, `10-${first}-${second}`]
}
