import type { Translated } from '../../lang/translated.ts'
import type { korean } from './chart-words.ts'

export const words = {
  table: '表格',
  tableOf: (title: string) => `以表格查看${title}`,
  item: '项目',
  amount: '金额',
  likely: '一般',
  fromTo: (low: string, high: string) => (low === high ? low : `${low}～${high}`),
  backSaid: (label: string, low: string, high: string, likely: string | null) =>
    `${label}：${low}至${high}${likely === null ? '' : `，一般为${likely}`}。`,
  notChecked: '无法确认',
  over: (won: string) => `超出${won}`,
  under: (won: string) => `还差${won}到上限`,
  limit: (won: string) => `上限${won}`,
  now: '目前',
  most: '上限',
  thisScore: (n: number) => `这套房${n}分`,
  upTo: (n: number) => `最高${n}分`,
} satisfies Translated<typeof korean>
