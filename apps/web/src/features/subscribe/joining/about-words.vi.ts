import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './about-words.ts'

export const words = {
  title: 'Khi có đơn xin đổi sổ đăng ký, chúng tôi báo bạn trước',
  lead: 'Mỗi ngày chúng tôi xem sổ đăng ký của nhà bạn chọn và các đơn nộp ở phòng đăng ký.',
  mine: 'Nhà đang theo dõi',
  mineAll: 'Xem thông báo của tôi',
  mineFailed: 'Không tải được nhà đang theo dõi',
  again: 'Tải lại',
  nextAt: (at) => `lần xem tới ${at}`,
  unread: (n) => `${n} thông báo chưa đọc`,
  promise: {
    title: 'Bao lâu thì tôi biết?',
  },
  can: {
    title: 'Chúng tôi làm gì',
    items: [
      {
        id: 'cases',
        title: 'Tìm các đơn mới nộp',
        text: 'Thế chấp, kê biên, chuyển chủ: báo ngay khi nhận đơn, trước khi ghi vào sổ.',
      },
      { id: 'extract', title: 'Đọc lại sổ đăng ký', text: 'Mỗi tháng một lần; nhà rủi ro cao thì mỗi tuần một lần.' },
      {
        id: 'judge',
        title: 'Tính ảnh hưởng đến tiền cọc',
        text: 'Số tiền có thể lấy lại trước và sau thay đổi, đặt cạnh nhau.',
      },
      {
        id: 'stopped',
        title: 'Ngừng xem thì báo là ngừng',
        text: 'Khi phòng đăng ký không trả lời, chúng tôi không nói là không có gì đổi.',
      },
    ],
  },
  cannot: {
    title: 'Chúng tôi không làm được gì',
    items: [
      { id: 'stop', title: 'Không ngăn được', text: 'Đơn có hiệu lực từ lúc nhận. Chúng tôi chỉ báo trước.' },
      {
        id: 'before',
        title: 'Không biết việc trước khi nộp đơn',
        text: 'Ý định và lời hứa của chủ nhà không có ở đó.',
      },
      {
        id: 'shut',
        title: 'Lúc bảo trì thì không xem được',
        text: 'Từ 21 giờ thứ Năm tuần 1 và tuần 3 đến 6 giờ sáng hôm sau.',
      },
      {
        id: 'wrong',
        title: 'Đôi khi báo sai',
        text: 'Khi một số nhận đơn gồm nhiều nhà. Chúng tôi đọc lại sổ và sửa.',
      },
    ],
  },
  price: {
    title: 'Giá',
    month: '1 tháng',
    monthNote: 'Sau một tháng thì kết thúc, trừ khi bạn chọn tự gia hạn.',
    year: '1 năm',
    yearNote: (month) => `Tức ${month} mỗi tháng.`,
    stop: 'Dừng lại',
    stopNote: 'Dừng ở chính nơi đã bắt đầu. Hoàn tiền theo số ngày còn lại.',
    anytime: 'bất cứ lúc nào',
    vat: 'Đã gồm VAT. Không phải trả thêm.',
    notOnSale: 'hiện không bán',
    failed: 'Không tải được giá',
  },
  sample: {
    title: 'Thông báo trông như thế này',
    headline: 'Khoan gửi tiền còn lại',
    what: 'Phòng đăng ký đã nhận đơn thế chấp',
    rows: [
      { id: 'home', label: 'Nhà', value: 'Phòng 302, 9047 Hwagok-ro, Gangseo-gu, Seoul' },
      { id: 'when', label: 'Nhận đơn', value: '23 tháng 11 · số 98127' },
      { id: 'sum', label: 'Số tiền', value: 'Chưa biết · đăng ký xong mới biết' },
      { id: 'next', label: 'Việc cần làm', value: 'Hỏi chủ nhà đó là đơn gì và lấy câu trả lời bằng văn bản.' },
    ],
    basis: 'Đây là thông báo thay đổi sổ đăng ký mà bạn đã yêu cầu.',
  },
  choose: 'Chọn nhà để theo dõi',
  chooseNote: 'Trước khi trả tiền, chúng tôi hiện lại giá và cách dừng.',
} satisfies Translated<typeof korean>
