import type { Translated } from '../lang/translated.ts'
import type { korean } from './sections-words.ts'

export const words = {
  contents: 'Mục lục báo cáo',
  result: 'Kết quả',
  risks: 'Rủi ro',
  unknowns: 'Chưa biết',
  money: 'Tiền',
  register: 'Sổ đăng ký',
  risksFrom: (lines, findings) => (lines > 0 ? `${findings} mục từ ${lines} dòng` : `${findings} mục`),
  notes: (n) => `${n} lưu ý`,
  toCheck: (n) => `${n} điều cần kiểm tra`,
  cancelledToo: (n) => `gồm ${n} mục đã xóa`,
  sameEvidence: (n) => `${n} mục từ dòng này`,
  moreLines: (n) => `thêm ${n} dòng`,
  howCounted: 'Cách tính',
  changesNote: 'Chấm xanh: kiểm tra xong, kết luận có thể thay đổi.',
  changes: 'Kiểm tra xong, kết luận có thể thay đổi',
  pane: 'Nội dung sổ đăng ký',
  paneNote: 'Bấm vào căn cứ của một rủi ro, dòng đó sẽ có vạch xanh.',
  paneEmpty: 'Mục A (갑구) và mục B (을구) không có đăng ký nào.',
  litLine: 'Dòng đang xem',
} satisfies Translated<typeof korean>
