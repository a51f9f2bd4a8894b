import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './move-words.ts'

export const words = {
  section: 'Địa chỉ',
  change: 'Đổi địa chỉ',
  left: (n) => `Bạn còn đổi được ${n} lần trong mười hai tháng.`,
  noneLeft: 'Mỗi mười hai tháng được đổi hai lần, và bạn đã dùng cả hai. Nhà khác thì hãy bắt đầu theo dõi mới.',
  history: 'Các lần đã đổi',
  historyFailed: 'Không tải được các lần đã đổi',
  fromTo: (from, to) => `Từ ${from} sang ${to}`,
  erased: 'địa chỉ đã xóa',
  byYou: 'Bạn đã đổi',

  title: 'Đổi sang theo dõi nhà nào?',
  bar: 'Đổi địa chỉ',
  place: 'Địa chỉ mới',
  now: (home) => `Hiện chúng tôi đang xem sổ đăng ký của ${home}.`,
  effects: 'Sau khi đổi',
  effectFirst: 'Chúng tôi đọc sổ đăng ký của nhà mới từ đầu và lấy đó làm mốc, nên không báo là thay đổi.',
  effectOld: 'Nhà trước không được theo dõi nữa. Các thông báo và ghi chép đã nhận vẫn xem được.',
  effectMoney: 'Thời gian đã trả và ngày trừ tiền tiếp theo giữ nguyên. Không thu thêm tiền.',
  lease: 'Hợp đồng của nhà mới thì sao?',
  leaseOther: 'Hợp đồng khác',
  leaseOtherNote: 'Tiền cọc và các ngày sẽ để trống. Ghi lại sau khi đổi, chúng tôi sẽ đánh giá theo hợp đồng đó.',
  leaseSame: 'Hợp đồng giữ nguyên',
  leaseSameNote: 'Như khi đã chọn nhầm căn: tiền cọc và các ngày đều như cũ.',
  choose: 'Hãy chọn một mục.',
  submit: 'Đổi sang nhà này',
  done: 'Từ giờ chúng tôi theo dõi nhà mới',
} satisfies Translated<typeof korean>
