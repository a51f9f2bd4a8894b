import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import type { ActId } from '@jipsalpim/engine/risk/act-ids.ts'
import { type Day, daysBetween } from '@jipsalpim/engine/values/day.ts'
import { language } from '../../lang/language.ts'
import { sectionsWords as words } from '../sections-words.ts'

/**
 * The time left for the next act: until its due date, else until the user signs. Null without such a day; only a due
 * date can be in the past.
 */
export function daysLeft({ nextAct, lease }: Assessment, today: Day): string | null {
  const contract = 'value' in lease.contractDate ? lease.contractDate.value : null
  const moveIn = 'value' in lease.moveInDate ? lease.moveInDate.value : null
  const signs = !givesUp.has(nextAct.id)
  const day = nextAct.due ?? (signs && contract !== null && contract >= today ? contract : null)
  if (day === null) return null
  const left = daysBetween(today, day)
  if (left < 0) return words.left.over(spoken(day))
  const until = day === contract ? words.left.contract : day === moveIn ? words.left.moveIn : words.left.other
  return until(spoken(day), left)
}

/** Acts after which nothing is signed. */
const givesUp: ReadonlySet<string> = new Set<ActId>(['do-not-sign', 'leave-contract'])

/** '12월 1일(화)': the date of something that must be done is shown with its weekday. */
const spoken = (day: Day): string =>
  new Intl.DateTimeFormat(locales[language()], { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(' (', '(')
const locales = { ko: 'ko-KR', en: 'en-US', zh: 'zh-CN', vi: 'vi-VN' }
