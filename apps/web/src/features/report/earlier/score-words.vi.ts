import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './score-words.ts'

export const words = {
  title: 'Điểm số từ đâu ra',
  toReport: 'Quay lại báo cáo',
  withheld: 'Còn điều thiết yếu chưa biết nên không có điểm. Biết được những điều sau thì có thể có điểm.',
  points: 'Trừ từ 100 điểm',
  pointsNote: 'Mỗi rủi ro trừ một số điểm cố định. Bấm vào căn cứ để xem dòng đó trong sổ đăng ký.',
  noFindings: 'Không tìm thấy rủi ro nào bị trừ điểm.',
  noPoints: 'không trừ',
  ceilings: 'Mức trần không thể vượt qua',
  ceilingsNote: 'Điểm không thể cao hơn mức trần thấp nhất dưới đây.',
  noCeilings: 'Báo cáo này không có mức trần.',
  decides: 'đã quyết định điểm này',
  changes: 'Điều có thể thay đổi điểm',
  changesNote: 'Khi biết được, điểm có thể tăng hoặc giảm.',
  noChanges: 'Không còn điều gì cần tìm hiểu có thể thay đổi điểm.',
  earlier: 'Điểm trước đây',
  earlierNote: 'Mỗi câu trả lời tạo một bản mới; các bản trước vẫn được giữ.',
  noEarlier: 'Báo cáo này không có bản trước.',
  noScore: 'không có điểm',
  storedRules: 'Đây là quy tắc khi làm báo cáo. Không tính lại theo quy tắc hôm nay.',
  minus: (n) => `−${n} điểm`,
  sum: (n) => `100 điểm trừ ${n} điểm`,
  score: (n) => `${n} điểm`,
  upTo: (n) => `tối đa ${n} điểm`,
} satisfies Translated<typeof korean>
