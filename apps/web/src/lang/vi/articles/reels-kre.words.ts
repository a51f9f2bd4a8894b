import { taxLookUpDeposit } from '@jipsalpim/engine/law/tax-look-up.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

export const article: ArticleText = {
  title: 'Năm điều ngắn gọn',
  lead: 'Một phút là đọc xong. Hãy nhớ những điều này trước khi ký.',
  sections: [
    {
      title: 'Năm điều',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: 'Cộng lại mà xem', text: 'Nợ trước cộng tiền cọc của bạn vượt 90% giá nhà thì dừng.' },
            {
              title: 'Nhớ 0 giờ hôm sau',
              text: 'Hiệu lực của khai báo địa chỉ (전입신고) có từ 0 giờ hôm sau. Vì thế xem sổ ngay trước khi trả nốt tiền và hôm sau.',
            },
            {
              title: 'Có tiền không nằm trong sổ',
              text: 'Tiền cọc khác ở nhà nhiều hộ (다가구) và thuế còn nợ không có trong sổ. Hãy đòi giấy tờ.',
            },
            {
              title: 'Thuế thì xem được',
              text: (on) =>
                `Tiền cọc hơn ${won(lawValue(taxLookUpDeposit, on))} thì sau khi ký xem được thuế còn nợ mà không cần chủ nhà đồng ý.`,
            },
            {
              title: 'Chưa nhận cọc thì không đi',
              text: 'Chuyển địa chỉ là mất thứ tự. Hãy đăng ký quyền thuê (임차권등기) trước.',
            },
          ],
        },
      ],
    },
  ],
  act: 'Xem căn nhà này',
}
