import type { ArticleText } from '../../../content/article.ts'

export const article: ArticleText = {
  title: 'Tìm hiểu vay tiền cọc (전세대출)',
  lead: 'Vay được loại nào là do tuổi, thu nhập, tài sản, khoản vay đang có, và căn nhà quyết định.',
  sections: [
    {
      title: 'Ai vay được loại nào',
      blocks: [
        {
          kind: 'pairs',
          items: [
            { title: 'Thông thường (버팀목)', text: 'Khoản vay của quỹ nhà nước cho chủ hộ chưa có nhà.' },
            {
              title: 'Thanh niên (청년 전용)',
              text: 'Chủ hộ từ 19 đến 34 tuổi. Đã đi nghĩa vụ quân sự thì có khi được cộng thêm tuổi.',
            },
            { title: 'Mới cưới (신혼부부)', text: 'Cưới trong 7 năm, hoặc sẽ cưới trong 3 tháng.' },
            { title: 'Có con mới sinh (신생아 특례)', text: 'Hộ sinh hoặc nhận con nuôi chưa quá 2 năm.' },
            {
              title: 'Người thuê bị hại (전세피해 임차인)',
              text: 'Người được công nhận là nạn nhân hoặc mất nhiều tiền cọc, để tìm nhà mới.',
            },
            {
              title: 'Vay ngân hàng (은행 전세대출)',
              text: 'Người không vay được quỹ cũng vay được. Cần cơ quan bảo lãnh đứng ra.',
            },
          ],
        },
      ],
    },
    {
      title: 'Hay mắc ở đây',
      blocks: [
        {
          kind: 'list',
          items: [
            'Trong hộ có người có nhà hoặc quyền mua nhà mới (분양권).',
            'Đang có khoản vay tiền cọc hoặc vay thế chấp nhà.',
            'Có ghi chép nợ quá hạn hay phục hồi tín dụng.',
            'Là căn nhà không vay được.',
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          title: 'Biết lý do thì có điều sửa được',
          text: 'Trả khoản vay cũ cùng ngày, giảm cọc một chút, hoặc đổi sản phẩm thì có khi được.',
        },
      ],
    },
    {
      title: 'Chuẩn bị trước khi bắt đầu',
      blocks: [
        {
          kind: 'list',
          items: [
            'Thu nhập năm ngoái của bạn và vợ/chồng',
            'Tài sản ròng: tiền gửi và xe, trừ nợ',
            'Tên các khoản vay đang có và số còn lại',
            'Địa chỉ và tiền cọc của căn nhà đang xem',
          ],
        },
      ],
    },
  ],
  act: 'Xem theo điều kiện của tôi',
}
