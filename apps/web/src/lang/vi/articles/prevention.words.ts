import type { ArticleText } from '../../../content/article.ts'

export const article: ArticleText = {
  title: 'Điều cần ghi vào hợp đồng',
  lead: 'Lời hứa miệng không còn lại. Phải ghi vào điều khoản riêng (특약) mới giữ được.',
  sections: [
    {
      title: 'Chép nguyên những câu này',
      blocks: [
        { kind: 'text', text: ['Để sổ giữ nguyên đến hôm sau ngày chuyển đến.'] },
        {
          kind: 'clause',
          text: 'Bên cho thuê giữ nguyên sổ đăng ký đến hết ngày sau ngày trả nốt tiền, không lập biện pháp bảo đảm mới và không chuyển quyền sở hữu. Nếu vi phạm, bên thuê được hủy hợp đồng và bên cho thuê trả ngay toàn bộ số tiền đã nhận cùng tiền phạt.',
        },
        { kind: 'text', text: ['Để nhận lại tiền nếu vay hay bảo lãnh không được vì căn nhà.'] },
        {
          kind: 'clause',
          text: 'Nếu khoản vay tiền cọc hoặc bảo lãnh hoàn trả tiền cọc bị từ chối vì lý do thuộc bên cho thuê hoặc căn nhà, hợp đồng này vô hiệu và bên cho thuê trả ngay toàn bộ số tiền đã nhận.',
        },
        { kind: 'text', text: ['Để thế chấp trước (근저당) được trả bằng tiền trả nốt và xóa đi.'] },
        {
          kind: 'clause',
          text: 'Nhận tiền trả nốt là bên cho thuê trả ngay mọi thế chấp ở phần 을구, nộp đơn xóa đăng ký và cho bên thuê xem biên nhận.',
        },
        { kind: 'text', text: ['Để thuế còn nợ được nộp.'] },
        {
          kind: 'clause',
          text: 'Bên cho thuê nộp hết thuế nhà nước và thuế địa phương còn nợ trước ngày trả nốt tiền và cho bên thuê xem giấy chứng nhận nộp thuế.',
        },
        { kind: 'text', text: ['Để bạn biết trước khi đổi chủ.'] },
        {
          kind: 'clause',
          text: 'Trong thời hạn thuê, nếu muốn bán nhà, bên cho thuê báo cho bên thuê trước khi ký bán. Nếu không báo hoặc bên thuê không muốn, bên thuê được chấm dứt hợp đồng và nhận lại tiền cọc.',
        },
      ],
    },
    {
      title: 'Hỏi trước khi ký',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: 'Bao nhiêu nhà cùng gánh thế chấp này? (이 근저당은 몇 집이 함께 지고 있나요?)',
              answer:
                'Câu trả lời tốt là cho xem danh mục bảo đảm chung (공동담보목록). “Vay ngân hàng nên không sao” không phải câu trả lời.',
            },
            {
              ask: 'Tiền cọc của các hộ khác tổng cộng bao nhiêu? (다른 세대의 보증금은 모두 얼마인가요?)',
              answer: 'Câu trả lời tốt là 확정일자부여현황 và 전입세대확인서. Chỉ nói miệng thì coi như không biết.',
            },
            {
              ask: 'Có nợ thuế không? (밀린 세금이 있나요?)',
              answer: 'Câu trả lời tốt là hai giấy chứng nhận nộp thuế (납세증명서), thuế nhà nước và thuế địa phương.',
            },
            {
              ask: 'Tài khoản nhận tiền có tên chủ sở hữu không? (받는 계좌가 소유자 이름인가요?)',
              answer: 'Tên khác thì không gửi. Nói là người nhà cũng vậy.',
            },
          ],
        },
      ],
    },
    {
      title: 'Nghe những câu này thì dừng lại',
      blocks: [
        {
          kind: 'list',
          items: [
            '“Hôm nay không ký thì người khác ký.”',
            '“Xin chuyển địa chỉ đi một ngày thôi.”',
            '“Vốn không ai ghi điều khoản riêng.”',
            '“Tôi trả tiền lãi và tiền chuyển nhà cho.”',
            '“Ủy thác (신탁) chỉ là hình thức.”',
          ],
        },
      ],
    },
  ],
  act: 'Nhận điều khoản hợp với căn nhà này',
}
