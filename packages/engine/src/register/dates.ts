import { type Day, dayIf } from '../values/day.ts'

/** The first date in a register's text: '2023년5월11일', '1996년 10월 17일', '2025/05/22', '20241007'. */
export function readDay(text: string): Day | null {
  if (plainly.test(text)) {
    const month = text[6] === '월' ? 6 : 7
    const end = text[month + 2] === '일' ? month + 2 : month + 3
    return dayIf(Number(text.slice(0, 4)), Number(text.slice(5, month)), Number(text.slice(month + 1, end)))
  }
  const m = dated.exec(text)
  return m === null ? null : dayFrom(m[1] ?? m[4] ?? m[7], m[2] ?? m[5] ?? m[8], m[3] ?? m[6] ?? m[9])
}

// nearly all are printed so, at the head of their line
const plainly = /^\d{4}년\d{1,2}월\d{1,2}일/
const dated =
  /(\d{4})\s?년\s?(\d{1,2})\s?월\s?(\d{1,2})\s?일|(\d{4})[/.](\d{1,2})[/.](\d{1,2})|(?<!\d)((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/

export function dayFrom(year?: string, month?: string, dayOfMonth?: string): Day | null {
  return year && month && dayOfMonth ? dayIf(Number(year), Number(month), Number(dayOfMonth)) : null
}

/** '2024년09월27일 23시54분07초' or '오후1시10분46초' as local Seoul time; the day alone where no time is printed. */
export function readMoment(text: string): string | null {
  const day = readDay(text)
  if (day === null) return null
  const m = /(오전|오후)?\s?(\d{1,2})\s?시\s?(\d{1,2})\s?분\s?(\d{1,2})\s?초/.exec(text)
  if (m === null) return day
  const hour =
    Number(m[2]) + (m[1] === '오후' && Number(m[2]) < 12 ? 12 : 0) - (m[1] === '오전' && Number(m[2]) === 12 ? 12 : 0)
  if (hour > 23) return day
  const two = (n: string | number | undefined) => String(n ?? '').padStart(2, '0')
  return `${day}T${two(hour)}:${two(m[3])}:${two(m[4])}`
}
