import type { ArticleText } from '../../../content/article.ts'

export const article: ArticleText = {
  title: 'Nếu bên cho thuê là công ty',
  lead: 'Bạn xem giấy tờ của công ty thay cho căn cước. Ai ký và chuyển vào tài khoản của ai thì khác.',
  sections: [
    { title: 'Trước hết là số', blocks: [{ kind: 'show' }] },
    {
      title: 'Cần xem gì',
      blocks: [
        {
          kind: 'pairs',
          items: [
            {
              title: 'Cùng một công ty với chủ nhà',
              text: 'Sổ của căn nhà (갑구) ghi tên công ty và mã số pháp nhân 13 chữ số (법인등록번호). Hãy so từng chữ với sổ pháp nhân.',
              sign: 'Tên giống mà số khác. Số đăng ký kinh doanh (사업자등록번호) là một số khác.',
            },
            {
              title: 'Sổ pháp nhân (법인 등기부)',
              text: 'Ai cũng mở được ở trang đăng ký (인터넷등기소). Xem ai đại diện và công ty có đang đóng cửa không.',
              sign: 'Có chữ giải thể (해산), thanh lý (청산), phá sản (파산) hoặc phục hồi (회생). Người đại diện hay địa chỉ mới đổi.',
            },
            {
              title: 'Người ký',
              text: 'Nếu người đại diện đến, so tên trong sổ pháp nhân với căn cước. Nếu quy định cùng ký thì tất cả phải ký.',
              sign: 'Nhân viên muốn ký mà không có giấy ủy quyền.',
            },
            {
              title: 'Giấy ủy quyền (위임장) và giấy chứng nhận con dấu (법인 인감증명서)',
              text: 'Nếu người đại diện không đến, hãy nhận cả hai. Con dấu trên giấy ủy quyền phải giống giấy chứng nhận.',
              sign: 'Giấy ủy quyền không ghi địa chỉ nhà hay việc được giao.',
            },
            {
              title: 'Thuế và lương còn nợ',
              text: 'Nhận giấy chứng nhận nộp thuế (납세증명서) quốc gia và địa phương đứng tên công ty. Khi công ty khó khăn, thuế và lương có thể được trả trước tiền cọc.',
              sign: 'Không cho xem giấy nộp thuế. Sổ có kê biên (압류) hoặc kê biên tạm (가압류).',
            },
            {
              title: 'Tài khoản nhận',
              text: 'Chỉ chuyển tiền cọc vào tài khoản đứng tên công ty. Tiền giữ chỗ cũng vậy.',
              sign: 'Họ nhờ chuyển vào tài khoản của người đại diện, nhân viên hay môi giới.',
            },
          ],
        },
      ],
    },
    {
      title: 'Vì sao bảo lãnh bị từ chối',
      blocks: [
        {
          kind: 'text',
          text: ['Khi bên cho thuê là công ty, mỗi nơi và mỗi gói có điều kiện riêng. Có thể phải nộp thêm giấy tờ.'],
        },
        {
          kind: 'list',
          items: [
            'Sổ có kê biên (압류·가압류), lệnh cấm (가처분), đăng ký tạm (가등기) hoặc đấu giá (경매개시결정).',
            'Nhà đã ủy thác (신탁) mà không ký trực tiếp với công ty ủy thác.',
            'Công ty chưa trả lại tiền mà bên bảo lãnh đã trả thay.',
            'Nhà và đất có chủ khác nhau.',
            'Sổ công trình ghi là trái phép (위반건축물) hoặc cửa hàng (근린생활시설).',
          ],
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'Hỏi trước khi ký',
              text: 'Nói địa chỉ, tên công ty và tiền cọc với bên bảo lãnh. Ghi lại câu trả lời và ngày.',
            },
            {
              title: 'Xin xem bảo lãnh của bên cho thuê (임대보증금 보증)',
              text: 'Bên cho thuê đã đăng ký thì phải có. Gọi cho bên bảo lãnh để hỏi giấy có thật không.',
            },
            { title: 'Ghi vào điều khoản', text: 'Nếu bảo lãnh bị từ chối thì hủy hợp đồng và trả lại tiền đặt.' },
          ],
        },
      ],
    },
    {
      title: 'Những điều chưa kiểm tra được ở đây',
      blocks: [
        {
          kind: 'list',
          items: [
            'Công ty có thật và còn hoạt động không',
            'Thuế và lương còn nợ, nợ khác, kiện tụng',
            'Người đại diện có quyền cho thuê nhà này không',
            'Bên bảo lãnh có nhận công ty này không',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          title: 'Còn điều chưa rõ thì đừng chuyển tiền',
          text: 'Trước khi xem và kiểm tra giấy tờ, cũng đừng chuyển tiền giữ chỗ.',
        },
      ],
    },
    { title: 'Nơi tự kiểm tra', blocks: [{ kind: 'show' }] },
  ],
  act: 'Xem sổ đăng ký của nhà này',
}
