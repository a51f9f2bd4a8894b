import { moveInReport } from '@jipsalpim/engine/law/lease-deadlines.ts'
import { leaseReport } from '@jipsalpim/engine/law/lease-report.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure, lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

export const article: ArticleText = {
  title: 'Ngày chuyển nhà',
  lead: 'Việc cần lo trước đồ đạc: tiền cọc của nhà cũ và thứ tự ở nhà mới.',
  sections: [
    {
      title: 'Ở nhà dọn đi',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Cho ngày nhận cọc trùng ngày chuyển',
              text: 'Tốt nhất là nhận tiền và đi trong cùng một ngày.',
            },
            {
              title: 'Chưa nhận cọc thì không chuyển địa chỉ',
              text: 'Chuyển đi là mất 대항력 và thứ tự.',
            },
            {
              title: 'Chưa nhận được thì đăng ký quyền thuê trước (임차권등기)',
              text: 'Từ hôm sau ngày hết hợp đồng nộp đơn lên tòa, đợi nó hiện trong sổ rồi hãy chuyển.',
            },
            { title: 'Chụp lại tình trạng nhà', text: 'Tường, sàn, bồn rửa, khung cửa sổ, sao cho thấy ngày.' },
            { title: 'Thanh toán phí quản lý, điện nước', text: 'Chụp lại số trên đồng hồ.' },
          ],
        },
      ],
    },
    {
      title: 'Ở nhà chuyển đến',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Trước khi trả nốt tiền, xem sổ một lần nữa',
              when: 'Ngay trước khi gửi',
              text: 'Có dòng nào đổi thì đừng gửi, hãy hỏi.',
            },
            { title: 'Gửi vào tài khoản tên chủ', text: 'Giữ biên nhận hoặc ghi chép chuyển khoản.' },
            {
              title: 'Khai báo địa chỉ và lấy ngày xác định (전입신고·확정일자)',
              when: 'Ngay hôm đó',
              text: 'Làm ở 정부24 và 인터넷등기소 cũng được. Người nước ngoài khai báo đổi nơi lưu trú (체류지 변경신고). Ghi tòa và căn y như trong sổ.',
            },
            { title: 'Xem lại sổ', when: 'Hôm sau', text: 'Xem hôm trước có thế chấp nào được tiếp nhận không.' },
          ],
        },
      ],
    },
    {
      title: 'Những điều phải khai báo',
      blocks: [
        {
          kind: 'figures',
          caption: 'Khai báo sau khi chuyển nhà',
          of: (on) => [
            ...lawFigure(
              moveInReport,
              on,
              'Địa chỉ (전입신고)',
              (v) => `trong ${v.days} ngày`,
              'muốn giữ thứ tự thì làm ngay ngày chuyển',
            ),
            ...lawFigure(leaseReport, on, 'Hợp đồng thuê (전월세 신고)', (v) => `trong ${v.days} ngày từ khi ký`),
          ],
        },
        {
          kind: 'text',
          text: [
            (on) => {
              const { deposit, rent } = lawValue(leaseReport, on)
              return `Phải khai báo hợp đồng khi tiền cọc hơn ${won(deposit)} hoặc tiền thuê hơn ${won(rent)}.`
            },
            'Nộp kèm hợp đồng thì coi như có luôn ngày xác định (확정일자).',
          ],
        },
      ],
    },
  ],
}
