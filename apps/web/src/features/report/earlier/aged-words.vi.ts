import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './aged-words.ts'

export const words = {
  title: (days) => `Báo cáo này đã được ${days} ngày`,
  note: 'Xem điều gì có thể đã thay đổi và khi nào nên kiểm tra lại.',
} satisfies Translated<typeof korean>
