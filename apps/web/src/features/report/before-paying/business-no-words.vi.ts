import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './business-no-words.ts'

export const words = {
  label: 'Số đăng ký kinh doanh (사업자등록번호)',
  hint: 'Gồm 10 chữ số. Chỉ tính trên máy này, không gửi đi và không lưu lại.',
  check: 'Kiểm tra số',
  short: 'Hãy nhập đủ 10 chữ số.',
  wrong: 'Không có số như vậy: chữ số cuối không khớp. Hãy xem lại giấy đăng ký kinh doanh.',
  right: 'Cấu tạo của số là đúng',
  kinds: {
    company: 'Đây là số cấp cho công ty (법인).',
    person:
      'Đây là số cấp cho cá nhân kinh doanh, không phải công ty. Nếu chủ nhà trong sổ là công ty thì đây không phải số của họ.',
    other: 'Đây là số cấp cho cơ quan nhà nước hoặc đoàn thể. Hãy so với chủ nhà trong sổ đăng ký.',
  },
  not: 'Chưa kiểm tra được có thật không, đã đóng cửa chưa, có phải chủ nhà không. Hãy xem tiếp ở Hometax (홈택스) bên dưới.',
  places: {
    iros: {
      title: 'Trang đăng ký (인터넷등기소)',
      note: 'Mở sổ pháp nhân (법인 등기부) theo tên hoặc mã số pháp nhân.',
    },
    hometax: { title: 'Hometax (홈택스)', note: 'Cho biết đang hoạt động, tạm nghỉ hay đã đóng.' },
    renthome: { title: 'Renthome (렌트홈)', note: 'Tìm xem có phải nhà cho thuê đã đăng ký không.' },
    khug: { title: 'HUG (주택도시보증공사)', note: 'Hỏi xem có được bảo lãnh tiền cọc không.' },
  },
  opens: 'mở ở cửa sổ mới',
} satisfies Translated<typeof korean>
