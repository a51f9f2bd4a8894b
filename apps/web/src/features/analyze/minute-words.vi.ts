import type { Translated } from '../../lang/translated.ts'
import type { korean } from './minute-words.ts'

export const words = {
  fields: { home: { label: 'Địa chỉ' }, unit: { label: 'Tòa, tầng, căn' } },
  questions: { home: { title: 'Là căn nhà nào?', hint: 'Trước hết chỉ cần địa chỉ.' }, unit: 'Tòa nào, căn số mấy?' },
} satisfies Translated<typeof korean>
