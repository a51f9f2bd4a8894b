import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './charge-day-words.ts'

export const words = {
  title: 'Đổi ngày thanh toán',
  note: (now) => `Hiện thanh toán vào ${now}. Mỗi năm đổi được một lần.`,
  choose: 'Ngày mới',
  placeholder: 'Hãy chọn ngày',
  option: (day) => `ngày ${day}`,
  bridge: (from, to, days, won) => `Vào ${from} thanh toán trước ${won} cho ${days} ngày từ ${from} đến ${to}.`,
  nextMonth: (next, day) =>
    `Từ ${next} thanh toán hằng tháng vào ${day}, tháng không có ngày đó thì vào ngày cuối tháng.`,
  nextYear: (next) => `Sau đó từ ${next} thanh toán hằng năm.`,
  change: (day) => `Đổi sang ${day}`,
  done: 'Đã đổi ngày thanh toán',
} satisfies Translated<typeof korean>
