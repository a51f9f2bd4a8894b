import { leaseReport } from '@jipsalpim/engine/law/lease-report.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure } from '../../../content/law-figure.ts'

export const article: ArticleText = {
  title: 'Ngày xác định (확정일자)',
  lead: 'Là đóng ngày lên hợp đồng. Khi đấu giá, ngày này định thứ tự của bạn.',
  sections: [
    {
      title: 'Lấy khi nào, ở đâu',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: 'Ký xong lấy ngay', text: 'Trước khi chuyển đến cũng lấy được. Càng sớm càng tốt.' },
            {
              title: 'Ở trung tâm dân cư (주민센터) hoặc trực tuyến (인터넷등기소)',
              text: 'Có hợp đồng và giấy tờ tùy thân là được.',
            },
            {
              title: 'Khai báo hợp đồng thuê (전월세 신고) cũng có',
              text: 'Nộp kèm hợp đồng thì ngày tiếp nhận được coi là ngày xác định.',
            },
            {
              title: 'Ngày chuyển đến thì khai báo địa chỉ (전입신고)',
              text: 'Chỉ có ngày xác định thì chưa có thứ tự; còn phải chuyển đến và khai báo. Người nước ngoài khai báo đổi nơi lưu trú (체류지 변경신고).',
            },
          ],
        },
        {
          kind: 'figures',
          caption: 'Khi nào khai báo',
          of: (on) =>
            lawFigure(leaseReport, on, 'Hợp đồng thuê (전월세 신고)', (v) => `trong ${v.days} ngày từ khi ký`),
        },
      ],
    },
    {
      title: 'Tính thứ tự của bạn',
      blocks: [
        {
          kind: 'text',
          text: [
            'Thứ tự của bạn là ngày muộn hơn giữa lúc có quyền đối kháng (대항력) và ngày xác định.',
            '대항력 có từ 0 giờ ngày sau khi đã chuyển đến và khai báo địa chỉ.',
          ],
        },
        { kind: 'show' },
      ],
    },
    {
      title: 'Khi phải lấy lại',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: 'Tôi gia hạn và tăng tiền cọc.',
              answer:
                'Phần tăng có thứ tự từ ngày xác định mới. Trước hết xem trong sổ giữa chừng có thế chấp nào không.',
            },
            {
              ask: 'Tôi ở tiếp với điều kiện cũ.',
              answer: 'Ngày xác định đầu tiên vẫn có hiệu lực. Đừng vứt hợp đồng.',
            },
            {
              ask: 'Tôi chuyển địa chỉ đi một thời gian rồi quay lại.',
              answer: 'Bắt đầu lại từ ngày quay lại. Thứ tự trước đó mất.',
            },
          ],
        },
      ],
    },
  ],
  act: 'Xem trình tự ký hợp đồng',
}
