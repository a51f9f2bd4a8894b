import { opposableFrom } from '@jipsalpim/engine/law/opposability.ts'
import { addDays, type Day } from '@jipsalpim/engine/values/day.ts'
import { formatDay } from '@jipsalpim/engine/words/vi/speech.ts'
import type { ArticleText } from '../../../content/article.ts'

const describeOrder = (movedIn: Day, registered: Day): string =>
  // 00:00 of a day is before the registry's opening hours on that day.
  opposableFrom(movedIn) <= registered ? 'Bạn đứng trước' : 'Thế chấp đứng trước'

export const article: ArticleText = {
  title: 'Khi sổ đăng ký thay đổi',
  lead: 'Sổ sạch vào ngày ký cũng vô ích nếu nó thay đổi giữa lúc trả nốt tiền và lúc chuyển đến.',
  sections: [
    {
      title: 'Khe hở một đêm',
      blocks: [
        {
          kind: 'text',
          text: [
            'Quyền đối kháng (대항력) có từ 0 giờ ngày sau khi khai báo địa chỉ (전입신고). Thế chấp (근저당) có thứ tự ngay ngày tiếp nhận.',
            'Vì vậy thế chấp tiếp nhận đúng ngày bạn chuyển đến đứng trước bạn.',
          ],
        },
        {
          kind: 'table',
          caption: 'Nếu chuyển đến, khai báo địa chỉ và lấy ngày xác định (확정일자) đều trong hôm nay',
          columns: [
            { key: 'day', label: 'Ngày tiếp nhận thế chấp' },
            { key: 'order', label: 'Ai đứng trước' },
          ],
          rows: (on) =>
            [0, 1, 2].map((n) => ({
              id: String(n),
              day: n === 0 ? `hôm nay (${formatDay(on)})` : formatDay(addDays(on, n)),
              order: describeOrder(on, addDays(on, n)),
            })),
          note: 'Chính phủ đã công bố sẽ đẩy lên lúc xử lý khai báo, nhưng chưa có luật nào có hiệu lực.',
        },
      ],
    },
    {
      title: 'Những ngày phải xem lại sổ',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: 'Ngày ký', text: 'Ký với sổ lấy trong vòng một ngày.' },
            {
              title: 'Ngay trước khi trả nốt tiền',
              text: 'Xem cả đơn đang tiếp nhận. Nếu đang xử lý thì đừng gửi tiền.',
            },
            { title: 'Hôm sau ngày chuyển đến', text: 'Xem hôm trước có gì được tiếp nhận không.' },
            { title: 'Ba ngày sau', text: 'Mục đăng ký có khi vài ngày mới hiện.' },
            { title: 'Mỗi tháng một lần khi đang ở', text: 'Đổi chủ hay bị kê biên thì có việc phải làm.' },
          ],
        },
      ],
    },
    {
      title: 'Việc cần làm khi đã thay đổi',
      blocks: [
        {
          kind: 'pairs',
          items: [
            {
              title: 'Có thế chấp mới (근저당)',
              text: 'So ngày tiếp nhận với 대항력 của bạn. Nếu trái điều khoản riêng (특약), báo bằng văn bản là hủy hợp đồng và đòi lại tiền.',
            },
            {
              title: 'Đổi chủ',
              text: 'Chủ mới tiếp nhận hợp đồng. Xem lại sổ và thuế còn nợ theo tên chủ mới; lo ngại thì hỏi chuyên gia ngay.',
            },
            {
              title: 'Bị kê biên (압류·가압류)',
              text: 'Dừng gia hạn và tăng cọc, hỏi còn đăng ký bảo lãnh hoàn trả (반환보증) được không.',
            },
            {
              title: 'Bắt đầu đấu giá (경매개시결정)',
              text: 'Yêu cầu chia tiền (배당요구) trước ngày tòa định. Quá ngày có thể không nhận được gì.',
            },
          ],
        },
      ],
    },
    {
      title: 'Câu cần ghi vào hợp đồng',
      blocks: [
        {
          kind: 'clause',
          text: 'Bên cho thuê giữ nguyên sổ đăng ký đến hết ngày sau ngày trả nốt tiền, không lập biện pháp bảo đảm mới và không chuyển quyền sở hữu. Nếu vi phạm, bên thuê được hủy hợp đồng và bên cho thuê trả ngay toàn bộ số tiền đã nhận cùng tiền phạt.',
        },
      ],
    },
  ],
  act: 'Nhận báo thay đổi sổ',
}
