import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  searchLabel: 'Địa chỉ',
  beyond: 'Có nhiều kết quả, chỉ hiện một phần. Hãy viết rõ hơn.',
  later: 'Tôi chưa biết địa chỉ',
  laterChosen: 'Có thể chọn địa chỉ sau khi trả tiền.',
  laterShort: 'Chọn sau',
  wholeHouseShort: 'Cả tòa nhà',
  unitLater: 'Tôi chưa biết số nhà',
  unitLaterChosen: 'Có thể chọn số nhà sau khi trả tiền.',
  wholeHouse: 'Nhà này không chia căn. Chúng tôi xem sổ của cả tòa nhà.',
  whichRegister: 'Là sổ nào?',
} satisfies Translated<typeof korean>
