import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  next: 'Tiếp',
  stop: 'Dừng lại',
  none: 'Không có',
  areaUnknown: 'chưa biết',
  areaUnknownChosen: 'Đã ghi là chưa biết diện tích.',
  fromPyeong: (m2: number) => `Tính là ${m2} m². Nếu gần giới hạn, hãy xem lại số m² trong sổ đăng ký.`,
  dayUnknown: 'Chưa định',
  wonUnknown: 'Chưa biết',
  leave: 'Mọi điều đã nhập sẽ bị xóa. Rời trang này?',
  leaveHome: 'Điều đã nhập sẽ bị xóa. Về trang đầu?',
  leaveYes: 'Rời đi',
  leaveNo: 'Ở lại',
  wonUnknownChosen: 'Đã ghi là chưa biết số tiền.',
  dayUnknownChosen: 'Đã ghi là chưa định.',
} satisfies Translated<typeof korean>
