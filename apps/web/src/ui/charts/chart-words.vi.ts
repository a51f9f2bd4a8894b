import type { Translated } from '../../lang/translated.ts'
import type { korean } from './chart-words.ts'

export const words = {
  table: 'Bảng',
  tableOf: (title: string) => `Xem ${title} dạng bảng`,
  item: 'Mục',
  amount: 'Số tiền',
  likely: 'Thường là',
  fromTo: (low: string, high: string) => (low === high ? low : `${low} – ${high}`),
  backSaid: (label: string, low: string, high: string, likely: string | null) =>
    `${label}: từ ${low} đến ${high}${likely === null ? '' : `, thường là ${likely}`}.`,
  notChecked: 'Chưa xác nhận',
  over: (won: string) => `Vượt ${won}`,
  under: (won: string) => `Còn ${won}`,
  limit: (won: string) => `Hạn mức ${won}`,
  now: 'Hiện tại',
  most: 'Hạn mức',
  thisScore: (n: number) => `Nhà này: ${n} điểm`,
  upTo: (n: number) => `Tối đa ${n} điểm`,
} satisfies Translated<typeof korean>
