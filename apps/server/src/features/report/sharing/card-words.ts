import type { Assessment, Grade } from '@jipsalpim/engine/assessment.ts'
import { dayInSeoul, daysBetween, type Day } from '@jipsalpim/engine/values/day.ts'
import { cutRange, formatWonShort } from '@jipsalpim/engine/values/won.ts'
import { describeGrade } from '@jipsalpim/engine/words/describe.ts'

/** The text of a picture card: no name, no house, only the district and the kind of lease. */
export type Card = {
  grade: Grade
  place: string
  day: string
  age: string | null
  sentence: string
  label: string
  money: string
}

const OLD_DAYS = 7

export function cardOf(a: Assessment, now: Date): Card {
  const age = daysBetween(a.day, dayInSeoul(now))
  const isOld = age >= OLD_DAYS
  return {
    grade: a.grade,
    place: [townOf(a.register.address), a.lease.kind].filter(Boolean).join(' '),
    day: `${dotted(a.day)} 기준`,
    age: isOld ? `${age}일 전 자료예요. 지금은 달라졌을 수 있어요.` : null,
    sentence: describeGrade(a.grade).sentence,
    label: '경매로 가면 돌려받을 돈',
    money: moneyOf(a),
  }
}

/** '서울특별시 강서구 화곡동 …' → '서울 강서구'. */
function townOf(address: string): string {
  const [si = '', gu = ''] = address.split(/\s+/)
  return /(?:시|도)$/.test(si) && /(?:시|군|구)$/.test(gu)
    ? `${si.replace(/(?:특별자치시|특별자치도|특별시|광역시)$/, '')} ${gu}`
    : ''
}
function moneyOf({ recovery }: Assessment): string {
  if (!('value' in recovery)) return '아직 계산하지 못했어요'
  const [low, high] = cutRange(recovery.value.low, Math.min(recovery.value.high, recovery.value.deposit))
  const least = Math.min(low, high)
  return least === high ? `${formatWonShort(high)} 원` : `${formatWonShort(least)} ~ ${formatWonShort(high)} 원`
}
const dotted = (day: Day): string => day.split('-').map(Number).join('. ').concat('.')
