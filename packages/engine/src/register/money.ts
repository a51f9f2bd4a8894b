import { isWon, type Won } from '../values/won.ts'
import { isDigitAt } from './letter-at.ts'
import { squeeze } from './squeeze.ts'

/**
 * Won from the register's text: '금120,000,000원', '금 1,050,000,000원', '금팔백사십만원정', '금3억5천만원'. Null for a foreign
 * currency or unreadable text: nothing is converted or guessed.
 */
export function readWon(text: string): Won | null {
  const digitsOnly = /^금([\d,]+)원$/.exec(text)?.[1]
  if (digitsOnly !== undefined) return asWon(readDigits(digitsOnly))
  const squeezed = squeeze(text)
  if (foreign.test(squeezed)) return null
  const m = /^(?:일?금|₩)?([\d,.일이삼사오육륙칠팔구영공십백천만억조]+)(?:원|$)/.exec(squeezed)
  const figure = m?.[1]
  if (figure === undefined || figure === '') return null
  return asWon(/^[\d,.]+$/.test(figure) ? readDigits(figure) : readNumerals(figure))
}

const asWon = (n: number | null): Won | null => (isWon(n) && n > 0 ? n : null)

export type Foreign = { currency: 'USD' | 'JPY' | 'EUR' | 'CNY' | 'DEM' | 'FRF' | 'GBP'; amount: number }

/** '금미불화삼백만불정', '일본국법화금 오억엔', '미화 300,000.00달러': the currency and the amount, never converted. */
export function readForeign(text: string): Foreign | null {
  const squeezed = squeeze(text)
  // other dollars and francs have no code here: the text shows which
  if (otherMoney.test(squeezed)) return null
  const currency = currencies.find(([, named]) => named.test(squeezed))?.[0]
  if (currency === undefined) return null
  const figure = figures.exec(squeezed.replace(/^.*(법화|미화|불화|유로화|엔화|위안화)(?=.)/, ''))?.[0]
  if (figure === undefined) return null
  const plain = figure.replace(/,(?=\d{3}(?!\d))/g, '')
  const amount = /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : readNumerals(figure)
  return amount === null || !Number.isFinite(amount) || amount <= 0 ? null : { currency, amount }
}

const currencies: readonly (readonly [Foreign['currency'], RegExp])[] = [
  ['JPY', /일본|엔|￥|JPY/i],
  ['EUR', /유로|€|EUR/i],
  // '미합중국' is the United States
  ['CNY', /위안|(?<!합)중국|CNY|CNH|RMB/i],
  ['DEM', /마르크|독일/],
  ['FRF', /프랑/],
  ['GBP', /파운드|영국|GBP/i],
  ['USD', /미화|미불|미국|미합중국|달러|불|\$|USD/i],
]
const otherMoney = /홍콩|캐나다|호주|오스트레일리아|싱가포르|대만|타이완|뉴질랜드|스위스|HKD|CAD|AUD|SGD|TWD|NZD|CHF/i
const figures = /\d[\d,.만억천백십]*|[일이삼사오육륙칠팔구십백천만억조]+(?=[불엔달유위원마프파정]|$)/

const foreign = /미화|달러|\$|불|엔|￥|유로|€|위안|마르크|프랑|파운드|법화|USD|JPY|EUR|CNY/i

/** '일본국법화사억엔및 금칠십억원정': two amounts under one label. */
export const splitAmounts = (text: string): string[] =>
  !/[및와과]/.test(text) ? [text] : text.split(/\s*(?:및|와|과)\s*(?=금|일금|미|일본|\d)/)

/** OCR reads commas as dots; won has no decimals. */
function readDigits(figure: string): number | null {
  let [n, group, groups] = [0, 0, 1]
  for (let at = 0; at < figure.length; at++) {
    if (isDigitAt(figure, at)) {
      n = n * 10 + figure.charCodeAt(at) - 48
      group++
    } else {
      if (groups === 1 ? group < 1 || group > 3 : group !== 3) return null
      group = 0
      groups++
    }
  }
  return (groups === 1 ? group > 0 : group === 3) ? n : null
}

const digits: Readonly<Record<string, number>> = {
  일: 1,
  이: 2,
  삼: 3,
  사: 4,
  오: 5,
  육: 6,
  륙: 6,
  칠: 7,
  팔: 8,
  구: 9,
  영: 0,
  공: 0,
}
const small: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1000 }
const large: Readonly<Record<string, number>> = { 만: 10_000, 억: 100_000_000, 조: 1_000_000_000_000 }

function readNumerals(figure: string): number | null {
  let [total, group, digit] = [0, 0, null as number | null] // null: no digit is waiting for its unit
  for (const token of figure.replace(/,/g, '').match(/\d+|[^\d]/g) ?? []) {
    if (/^\d+$/.test(token)) digit = Number(token)
    else if (token in digits) digit = (digit ?? 0) * (digit === null ? 1 : 10) + (digits[token] ?? 0)
    else if (token in small) {
      group += (digit ?? 1) * (small[token] ?? 0)
      digit = null
    } else if (token in large) {
      total += (group + (digit ?? (group === 0 ? 1 : 0))) * (large[token] ?? 0)
      group = 0
      digit = null
    } else return null
  }
  return total + group + (digit ?? 0)
}
