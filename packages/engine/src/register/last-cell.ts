import type { Day } from '../values/day.ts'
import { isStruck } from './cells.ts'
import { readDay } from './dates.ts'
import { labelOf } from './labels.ts'
import { isDigitAt } from './letter-at.ts'
import { letters } from './letters.ts'
import type { Amount, AmountKind, Line, Party } from './model.ts'
import { readForeign, readWon, splitAmounts } from './money.ts'
import { Parties } from './parties.ts'
import { squeeze } from './squeeze.ts'

export type LastCell = {
  parties: readonly Party[]
  amounts: readonly Amount[]
  fields: Readonly<Record<string, string>>
  registeredAt: Day | null
}

/**
 * Reads 권리자 및 기타사항: labelled lines, each with indented continuation lines. `gone`: the whole entry is struck, so its
 * words are kept; otherwise a struck value was replaced by a live one.
 */
export function readLastCell(lines: readonly Line[], gone: boolean): LastCell {
  if (lines.length === 0) return nothing()
  const parties = new Parties()
  const amounts: Amount[] = []
  const fields: Record<string, string> = {}
  let registeredAt: Day | null = null
  let open = '기타'
  let early: Line | null = null
  for (const line of lines) {
    const { text } = line
    if (text === '') continue
    // a part of a person's share, repeated under the party that acquired it
    if (text.startsWith('공유자') && shareNote.test(text)) {
      put(fields, '지분', text)
      continue
    }
    const label = labelOf(text)
    if (label !== null) {
      const rest = text.slice(label.at)
      if (label.opens === 'party') {
        parties.begin(label.role, line, label.at)
        if (early !== null && rest.trim() === '') parties.goOn(early)
        early = null
        open = 'party'
      } else if (label.opens === 'amount') {
        const struck = isStruck(line, label.at) || isStruck(line)
        for (const part of splitAmounts(rest)) amounts.push(amountOf(label.kind, part, struck))
        open = 'amount'
      } else {
        const dead = !gone && isStruck(line, label.at)
        if (!dead) put(fields, label.name, rest)
        open = dead ? 'struck' : label.name
      }
      continue
    }
    if (isDigitAt(text, 0) && registration.test(text)) {
      registeredAt = readDay(text) ?? registeredAt
      continue
    }
    // before 2006 the end of a trust was printed here, with its cause below
    if (text.includes('신탁') && /^\d{1,3}(-\d{1,3})*번?\s?신탁등기\s?말소/.test(text)) {
      open = '신탁등기말소'
      put(fields, open, text)
      continue
    }
    const display = text.includes('의') ? displayChange.exec(text) : null
    if (display !== null && (gone || !isStruck(line))) {
      fields['표시대상'] = (display[1] ?? '').trim()
      open = displayField(display[2] ?? '')
      put(fields, open, (display[3] ?? '').trim())
    } else if ((line.letters & letters.migration) !== 0 && isMigration(text)) {
      open = 'note'
      put(fields, '이기', text)
    } else if (open === 'note') put(fields, '이기', text)
    else if (open === 'party') parties.goOn(line)
    else if (open === 'amount') {
      // OCR may put a name before the label that it belongs to
      if (/\s\d{6}-\*{7}$/.test(text)) early = line
      else amounts.push(...continued(amounts, line))
    } else if (open !== 'struck' && (gone || !isStruck(line))) put(fields, open, text)
  }
  return { parties: parties.done(), amounts, fields, registeredAt }
}

const nothing = (): LastCell => ({ parties: [], amounts: [], fields: {}, registeredAt: null })

function put(fields: Record<string, string>, name: string, text: string) {
  const before = fields[name]
  const between = name.startsWith('공동') ? '\n' : ' '
  if (text !== '') fields[name] = before === undefined || before === '' ? text : `${before}${between}${text}`
  else fields[name] ??= ''
}

const shareNote = /^공유자\s?지분\s?[\d.,]+\s?분[의지]\s?[\d.,]+\s?\([가-힣]+지분\)$/
// '2023년10월31일 등기', '1993년8월14일 부기' (and OCR variants of it)
const registration = /^\d{4}\s?년\s?\d{1,2}\s?월\s?\d{1,2}\s?일\s{0,2}(부기|등기|부가|등가)$/
const displayChange =
  /^(.{1,60}?)의\s?(성명\(명칭\)|성명|명칭|상호|주소|취급지점|본점|주민등록번호|등록번호)\s?(?:소재지\s)?(.*)$/
const displayField = (what: string) => (/성명|명칭|상호/.test(what) ? '명칭' : what === '본점' ? '주소' : what)
/** Notes of the computerisation and of split or merged records: not struck with the entry, and not part of it. */
export const isMigration = (text: string): boolean => ofMigration.test(text) && migration.test(squeeze(text))
/** A cheap check: only a line with these words can be or end such a note. */
export const mayMigrate = (text: string, has: number): boolean =>
  (has & letters.migration) !== 0 && /기\s?법|규칙|합병|분할|분필|정리|환지|[이전]\s*[기사]|접수/.test(text)
const ofMigration = /기\s?법|규칙|합병|분할|분필|정리|환지|[이전]\s?[기사]|접수/
export const migration =
  /^(부동산등기법(시행규칙|제177)|대법원규칙|부동산등기규칙부칙|합병으로|분할로|분필로|토지분필로|토지합병|구획정리|환지|.{0,40}에서(이기|전사)|접수\d{4}년)/
/** The last line of such a note. */
export const endsMigration = (text: string): boolean =>
  /[기사함]$/.test(text) && /(전산이기|에서이기|에서전사|이기함|전사함)$/.test(squeeze(text))

function amountOf(kind: AmountKind, text: string, struck: boolean): Amount {
  const won = readWon(text)
  const foreign = won === null ? readForeign(text) : null
  return { kind, won, text, struck, ...(foreign === null ? {} : { foreign }) }
}

/** An amount whose figure continues on the next line, or a second one under the same label. */
function continued(amounts: Amount[], line: Line): Amount[] {
  const last = amounts.at(-1)
  const won = readWon(line.text)
  if (last === undefined) return []
  if (last.text === '') {
    amounts[amounts.length - 1] = amountOf(last.kind, line.text, isStruck(line))
    return []
  }
  return won === null || !line.text.startsWith('금') ? [] : [amountOf(last.kind, line.text, isStruck(line))]
}
