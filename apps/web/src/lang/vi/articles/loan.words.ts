import type { ArticleText } from '../../../content/article.ts'
import { sources } from '../../../content/source-data.ts'

const fund = sources.fund

export const article: ArticleText = {
  title: 'Điều cần hỏi khi vay',
  lead: 'Vay không chỉ xét người. Bị từ chối vì căn nhà thì có thể mất tiền đặt trước.',
  sections: [
    {
      title: 'Thứ tự quan trọng',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Hỏi hạn mức trước khi chọn nhà',
              text: 'Cho biết thu nhập, tài sản, khoản vay đang có và hỏi hạn mức khoảng bao nhiêu.',
            },
            {
              title: 'Trước khi ký, hỏi lại với địa chỉ',
              text: 'Cùng một người mà nhà khác có khi không được. Đưa xem sổ đăng ký và sổ công trình (건축물대장).',
            },
            {
              title: 'Ghi điều khoản riêng (특약) rồi ký',
              text: 'Nếu bị từ chối vay vì nhà hay vì chủ nhà thì nhận lại tiền đặt trước.',
            },
            {
              title: 'Ký xong nộp đơn ngay',
              text: 'Xét duyệt mất thời gian. Hãy chừa đủ đến ngày trả nốt tiền.',
            },
          ],
        },
        {
          kind: 'clause',
          text: 'Nếu khoản vay tiền cọc của bên thuê không được duyệt vì lý do thuộc căn nhà hoặc bên cho thuê, hợp đồng này vô hiệu và bên cho thuê trả ngay toàn bộ tiền đặt trước đã nhận.',
        },
      ],
    },
    {
      title: 'Khi mắc vì căn nhà',
      blocks: [
        {
          kind: 'list',
          items: [
            'Sổ công trình có dấu công trình vi phạm (위반건축물).',
            'Công dụng là cửa hàng (근린생활시설) hoặc văn phòng.',
            'Nhà ủy thác (신탁) mà công ty ủy thác chưa đồng ý.',
            'Có kê biên (압류·가압류), đăng ký tạm (가등기) hoặc đấu giá (경매개시결정).',
            'Nợ trước và tiền cọc quá lớn so với giá nhà.',
            'Chủ nhà không nghe điện thoại xác nhận của ngân hàng.',
          ],
        },
      ],
    },
    {
      title: 'Điều kiện chung của quỹ nhà ở (주택도시기금)',
      blocks: [
        {
          kind: 'figures',
          caption: 'Điều kiện chung của quỹ nhà ở (주택도시기금)',
          of: () => [
            { label: 'Nhà', value: 'chưa có nhà', note: 'cả hộ đều không có nhà', source: fund },
            { label: 'Tài sản ròng của vợ chồng', value: 'đến ₩345.000.000', note: 'đơn nhận năm 2026', source: fund },
            { label: 'Tiền đặt trước đã trả', value: '5% tiền cọc', source: fund },
            {
              label: 'Diện tích sử dụng (전용면적)',
              value: 'đến 85 ㎡',
              note: 'ở xã, thị trấn ngoài vùng thủ đô thì đến 100 ㎡',
              source: fund,
            },
            {
              label: 'Thời gian nộp đơn',
              value: 'trong 3 tháng',
              note: 'tính từ ngày sớm hơn giữa trả nốt tiền và khai báo địa chỉ',
              source: fund,
            },
          ],
        },
        {
          kind: 'text',
          text: [
            'Hạn mức thu nhập và lãi suất khác nhau theo sản phẩm và đổi vài lần một năm. Hãy xem điều kiện hôm nay ở trang của quỹ (기금e든든).',
          ],
        },
      ],
    },
    {
      title: 'Hỏi ngân hàng như sau',
      blocks: [
        {
          kind: 'list',
          items: [
            'Nhà ở địa chỉ này vay được không? Không thì vì sao? (이 주소로 대출이 되는 집인가요?)',
            'Cơ quan nào bảo lãnh? Có kèm bảo lãnh hoàn trả không? (보증은 어느 기관으로 하나요?)',
            'Hạn mức là bao nhiêu phần trăm tiền cọc? Khi nào đổi lãi suất? (한도는 보증금의 몇 %인가요?)',
            'Đến ngày trả nốt tiền cần giấy tờ gì, mất mấy ngày? (필요한 서류와 걸리는 날은요?)',
            'Có trường hợp nào phải trả lại sau khi chuyển đến không? (이사한 뒤에 갚아야 하는 경우가 있나요?)',
          ],
        },
      ],
    },
  ],
  act: 'Xem theo điều kiện của tôi',
}
