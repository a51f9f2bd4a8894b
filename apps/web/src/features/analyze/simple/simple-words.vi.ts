import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { won } from '../../../lang/vi/numbers.words.ts'
import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './simple-words.ts'

const range = (low: number, high: number) => (low === high ? won(low) : `${won(low)} – ${won(high)}`)

export const words = {
  title: 'Điều biết được trước khi trả tiền',
  note: 'Chỉ từ dữ liệu công khai. Chưa đọc sổ đăng ký (등기부).',
  loading: 'Đang tìm giao dịch và giấy tờ tòa nhà.',
  failed: 'Không tải được dữ liệu công khai. Bạn vẫn đặt được.',
  again: 'Tải lại',
  notKnown: 'Chưa kiểm tra',
  kind: 'Loại nhà',
  area: 'Diện tích',
  square: (area) => `${area.toLocaleString('en-US')} ㎡`,
  approved: 'Ngày được phép sử dụng',
  violation: 'Công trình vi phạm (위반건축물)',
  violationYes: 'Có dấu',
  violationNo: 'Không có dấu',
  market: 'Giá theo thị trường',
  range,
  base: 'Dựa trên',
  trades: (count) => `${count} giao dịch`,
  official: 'giá công bố (공시가격)',
  share: 'Mức tiền cọc',
  shareOf: (least, most) => (least === most ? `${least}% giá nhà` : `${least}% – ${most}% giá nhà`),
  deposit: 'Tiền cọc',
  unseen: 'Khoản vay, kê biên và ủy thác chỉ thấy trong sổ đăng ký.',
  town: {
    title: (name) => `Lừa đảo jeonse ở ${name}`,
    more: 'Lừa đảo jeonse ở khu vực này',
    measure: {
      occurred: 'Số vụ do thành phố đếm',
      recognised: 'Nạn nhân được công nhận',
      reported: 'Thiệt hại do thành phố đếm',
    },
    period: 'Thời gian',
    cases: 'Số vụ',
    casesOf: (n) => groupDigits(n),
    between: (from, to) => `${from} – ${to}`,
    asOf: (day) => `Ngày chuẩn ${day}`,
    source: 'Nguồn',
    noCity: 'Khu vực này không công bố số vụ theo quận. Không kiểm tra được.',
    noGu: 'Không tìm thấy quận này. Hãy kiểm tra địa chỉ.',
    accidents: (count, rate) => `Ba tháng gần đây có ${count} vụ không trả cọc có bảo lãnh: tỷ lệ ${rate}%.`,
    few: 'Trong ba tháng có chưa đến 10 vụ. Điều đó không có nghĩa căn này tốt.',
    noDistrict: 'Không kiểm tra được các vụ của khu vực này.',
    meaning: 'Số liệu khu vực không nói gì về căn nhà này. Sổ đăng ký mới nói.',
    looked: (days, count) => `Trong ${days} ngày gần đây, nhà ở khu vực này được xem ${count} lần.`,
    which: 'Trước hết cần biết khu vực. Hãy cho biết địa chỉ.',
    failed: 'Không tải được số liệu khu vực này.',
  },
} satisfies Translated<typeof korean>
