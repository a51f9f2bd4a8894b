import type { ArticleText } from '../../../content/article.ts'

export const article: ArticleText = {
  title: 'Các kiểu lừa đảo jeonse',
  lead: 'Cách làm khác nhau nhưng có dấu hiệu thấy trước. Ở đây chỉ ghi điều thấy được trên giấy tờ.',
  sections: [
    {
      title: 'Xảy ra như thế này',
      blocks: [
        {
          kind: 'pairs',
          items: [
            {
              title: 'Lon rỗng (깡통전세)',
              text: 'Nợ đứng trước cộng tiền cọc gần bằng hoặc vượt giá nhà. Bán đấu giá thì không đủ trả cọc.',
              sign: 'Nợ trước và tiền cọc vượt 90% giá nhà. Villa mới không có giao dịch gần đó.',
            },
            {
              title: 'Mua nhà bằng tiền cọc (무자본 갭투자)',
              text: 'Tiền cọc của bạn trả tiền mua nhà. Chủ nhà từ đầu đã không có tiền để trả lại.',
              sign: 'Chủ đổi gần đây, và giá mua gần bằng tiền cọc.',
            },
            {
              title: 'Chủ nhà đứng tên hộ (바지 임대인)',
              text: 'Ký xong thì nhà được chuyển cho người không có khả năng trả.',
              sign: 'Sau khi ký thì đổi chủ. Chủ mới bị kê biên.',
            },
            {
              title: 'Lừa đảo nhà ủy thác (신탁사기)',
              text: 'Chủ cũ cho thuê nhà ủy thác mà công ty ủy thác không đồng ý. Hợp đồng đó không chống lại công ty ủy thác được.',
              sign: 'Chủ trong phần 갑구 là công ty ủy thác. Không cho xem sổ ủy thác (신탁원부) và giấy đồng ý.',
            },
            {
              title: 'Mạo danh chủ, một nhà cho nhiều người thuê (사칭·이중계약)',
              text: 'Người không phải chủ ký và lấy tiền cọc. Hoặc một nhà cho nhiều người thuê.',
              sign: 'Tên tài khoản khác chủ sở hữu. Không có giấy ủy quyền (위임장). Nhà đang thuê tháng lại rao jeonse.',
            },
            {
              title: 'Thế chấp đúng ngày chuyển đến',
              text: '대항력 có từ 0 giờ hôm sau. Trong khe hở đó họ thế chấp hoặc bán nhà.',
              sign: 'Sổ thay đổi giữa ngày trả nốt tiền và hôm sau.',
            },
            {
              title: 'Tiền cọc bị giấu ở nhà nhiều hộ (다가구)',
              text: 'Tiền cọc của các hộ vào trước không có trong sổ. Có khi họ nói ít hơn thật.',
              sign: 'Không đưa 확정일자부여현황 (danh sách hợp đồng có ngày xác định) và 전입세대확인서 (các hộ đã khai báo).',
            },
            {
              title: 'Thế chấp chung (공동담보)',
              text: 'Nhiều nhà buộc vào một khoản nợ. Nhà khác bán trước thì phần nhà bạn phải gánh thay đổi.',
              sign: 'Số nợ tối đa (채권최고액) lớn hơn nhiều so với giá một nhà. Có danh mục bảo đảm chung (공동담보목록).',
            },
            {
              title: 'Nhà không phải nhà ở',
              text: 'Cửa hàng hay văn phòng được sửa thành nhà cho thuê. Vay và bảo lãnh đều bị từ chối.',
              sign: 'Sổ công trình (건축물대장) ghi công dụng là 근린생활시설 (cửa hàng) hoặc văn phòng. Có dấu công trình vi phạm (위반건축물).',
            },
            {
              title: 'Giá bị thổi lên',
              text: 'Tiền cọc định theo giá đã cộng thêm. Họ hứa trả hộ tiền chuyển nhà hoặc lãi.',
              sign: 'Nhà mới mà ngoài giá bán lần đầu (분양가) không biết giá nào khác.',
            },
            {
              title: 'Xin bạn chuyển địa chỉ đi',
              text: 'Họ nói để vay, nhờ bạn chuyển địa chỉ một ngày. Chuyển đi là mất thứ tự.',
              sign: 'Nghe câu “chỉ một ngày”, “chỉ trên giấy tờ”.',
            },
            {
              title: 'Thuế còn nợ',
              text: 'Có thuế được trả trước tiền cọc. Trước khi sổ có mục kê biên thì không thấy được.',
              sign: 'Không cho xem giấy chứng nhận nộp thuế (납세증명서).',
            },
            {
              title: 'Đăng ký tạm và lệnh cấm (가등기·가처분)',
              text: 'Dấu cho biết sau này người khác có thể thành chủ. Khi đó hợp đồng của bạn phải nhường.',
              sign: 'Phần 갑구 có 가등기 hoặc 가처분.',
            },
          ],
        },
      ],
    },
    {
      title: 'Nếu thấy dù chỉ một dấu hiệu',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Đừng gửi tiền',
              text: 'Tiền giữ chỗ (가계약금) cũng vậy. Tiền đã gửi khó lấy lại.',
            },
            {
              title: 'Đòi giấy tờ còn thiếu',
              text: 'Gọi đúng tên: 신탁원부 (sổ ủy thác), 납세증명서 (chứng nhận nộp thuế), 확정일자부여현황 (danh sách hợp đồng).',
            },
            {
              title: 'Ghi điều kiện giải quyết vào điều khoản riêng (특약)',
              text: 'Ví dụ xóa thế chấp: việc phải làm trước ngày trả nốt tiền, kèm ngày.',
            },
            { title: 'Không giải quyết được thì thôi', text: 'Vẫn còn nhà khác.' },
          ],
        },
      ],
    },
    {
      title: 'Một phán quyết nên biết',
      blocks: [
        {
          kind: 'text',
          text: [
            'Ngày 4-12-2025, Tòa án Tối cao cho rằng môi giới (공인중개사) phải tìm hiểu và giải thích cả thế chấp đặt chung trên các căn khác của tòa 다세대.',
            'Hãy hỏi môi giới: “Bao nhiêu nhà cùng gánh thế chấp này?” (이 근저당은 몇 집이 함께 지고 있나요?)',
          ],
        },
      ],
    },
  ],
  act: 'Xem căn nhà này có không',
}
