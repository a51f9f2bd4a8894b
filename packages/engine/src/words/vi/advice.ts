import { step, type Translation } from '../translation.ts'
import { buildingAdvice } from './advice/building.ts'
import { dealAdvice } from './advice/deal.ts'
import { documentAdvice } from './advice/document.ts'
import { moneyAdvice } from './advice/money.ts'
import { ownershipAdvice } from './advice/ownership.ts'
import { rightsAdvice } from './advice/rights.ts'
import { titleAdvice } from './advice/title.ts'
import { formatDay } from './speech.ts'

const by = (words: string) => (day: Parameters<typeof formatDay>[0] | null) =>
  day === null ? words : `${words} (${formatDay(day)})`

export const advice: Translation['advice'] = {
  advice: {
    ...moneyAdvice,
    ...rightsAdvice,
    ...titleAdvice,
    ...ownershipAdvice,
    ...buildingAdvice,
    ...dealAdvice,
    ...documentAdvice,
  },
  refused: {
    'before-contract': step(
      'Với điều kiện hiện tại khó được bảo lãnh (반환보증). Không đổi được điều kiện thì hãy tìm nhà khác.',
      'Trả lời của cơ quan bảo lãnh',
    ),
    'contract-day': step(
      'Với điều kiện hiện tại khó được bảo lãnh (반환보증). Điều kiện vẫn vậy thì đừng ký.',
      'Trả lời của cơ quan bảo lãnh',
    ),
    living: step(
      'Với điều kiện hiện tại khó được bảo lãnh (반환보증). Giữ địa chỉ và chỗ ở, xem hợp đồng có ngày xác nhận (확정일자) không.',
      'Hợp đồng có ngày xác nhận',
    ),
  },
  when: {
    now: () => 'bây giờ',
    contract: by('trước khi ký'),
    balance: by('trước khi trả nốt'),
    'half-term': by('trước khi qua nửa thời hạn thuê'),
    'court-notice': () => 'đến ngày tòa án hoặc cơ quan định ra',
    notice: by('trước khi hết hạn hai tháng'),
    end: by('trước khi dọn đi'),
  },
  stages: {
    'before-contract': 'Trước khi ký',
    'contract-day': 'Ngày ký hợp đồng',
    'balance-day': 'Ngày trả nốt và chuyển nhà',
    living: 'Trong khi đang ở',
    ending: 'Khi hợp đồng kết thúc',
  },
  noOpinion: {
    value: 'Thông tin tham khảo tính từ giao dịch và giá công bố. Không phải thẩm định giá.',
    law: 'Thông tin tham khảo giải thích luật cho dễ hiểu. Không phải ý kiến pháp lý. Việc quan trọng hãy hỏi chuyên gia.',
  },
}
