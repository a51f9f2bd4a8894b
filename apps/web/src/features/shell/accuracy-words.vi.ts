import type { Translated } from '../../lang/translated.ts'
import type { korean } from './accuracy-words.ts'

export const words = {
  title: 'Chúng tôi chính xác đến đâu?',
  lead: 'Chúng tôi đúng ở đâu và sai ở đâu: kết quả kiểm thử của chính chúng tôi, ghi đúng như đã đo.',
  readTitle: 'Độ chính xác khi đọc sổ đăng ký',
  readText: (registers) =>
    `Hai người chép lại ${registers} bản sổ đăng ký, không xem bài của nhau. Chúng tôi so từng ô với những gì chương trình đọc được. Con số là tỷ lệ ô trùng khớp.`,
  turned: (entries, turned) => `Nhầm quyền còn hiệu lực với quyền đã xóa: ${turned} trong ${entries} dòng.`,
  readTable: 'Tỷ lệ đọc đúng',
  field: 'Nội dung ghi',
  forms: { prints: 'PDF', bodies: 'Dữ liệu', texts: 'Văn bản', lists: 'PDF danh mục' },
  groups: {
    head: 'Địa chỉ và mã số',
    entries: 'Mục đích, tiếp nhận, lý do',
    parties: 'Người có quyền',
    amounts: 'Số tiền',
    states: 'Đã xóa hay chưa',
    property: 'Diện tích và công dụng',
    lists: 'Danh mục thế chấp chung (공동담보목록)',
  },
  whole: 'Tất cả',
  registers: 'Sổ đăng ký',
  registersOf: (n) => `${n} bản`,
  fields: 'Số ô so sánh',
  priceTitle: 'Khoảng giá nhà có đúng không',
  priceText: (least, most) =>
    `Chúng tôi lấy những căn nhà bán ở Seoul từ tháng 1/2024 đến tháng 4/2025 và tính lại, chỉ dùng thông tin có được vào ngày đó. Khoảng giá rộng vừa phải khi ${least}–${most}% số nhà bán trong khoảng.`,
  pictureText: 'Dải đậm là mục tiêu, chấm là kết quả đo. Đường ngang là mức lệch có thể chỉ do ngẫu nhiên.',
  kindTable: 'Theo loại nhà',
  halfTable: 'Theo thời điểm bán',
  halfText: 'Có loại nhà bán quá ít trong một quý, nên chúng tôi gộp theo nửa năm.',
  olderTable: 'Căn hộ khi giá giảm mạnh và ở ngoài Seoul',
  group: 'Nhà',
  sales: 'Đã bán',
  inside: 'Trong khoảng',
  below: 'Rẻ hơn',
  missed: 'lệch mục tiêu',
  kinds: {
    연립다세대: 'Nhà thấp tầng (연립·다세대)',
    오피스텔: 'Officetel (오피스텔)',
    단독다가구: 'Nhà riêng (단독·다가구)',
    아파트: 'Căn hộ (아파트)',
  },
  places: { 서울: 'Seoul', 분당: 'Bundang' },
  half: (year, isFirst) => `nửa ${isFirst ? 'đầu' : 'cuối'} năm ${year}`,
  gradeTitle: 'Xếp hạng và sự cố thực tế',
  notYet: 'Chưa biết',
  gradeWhy:
    'Sự cố chỉ lộ ra khi hợp đồng hết hạn và đến ngày trả tiền cọc. Các hợp đồng trong những báo cáo đầu tiên chưa hết hạn.',
  gradeWhen:
    'Hợp đồng thường kéo dài hai năm. Hai năm sau báo cáo đầu tiên, chúng tôi sẽ công bố ở đây số sự cố của từng hạng.',
  watchTitle: 'Thông báo thay đổi nhanh đến đâu',
  watchNone: 'Chưa có tính năng này',
  watchText:
    'Khi có tính năng theo dõi sổ đăng ký, chúng tôi sẽ đo thời gian từ lúc hồ sơ được tiếp nhận đến lúc bạn nhận thông báo và công bố ở đây.',
  gapTitle: 'Những chỗ còn thiếu',
  gaps: [
    'Ảnh chụp và bản quét không đọc được. Chúng tôi đọc PDF có chứa chữ.',
    'Các bản sổ dùng để kiểm thử cũng đã dùng khi viết chương trình. Mẫu chưa từng gặp có thể bị đọc sai nhiều hơn.',
    'Không có PDF nào từ năm 2024 được công khai. Mẫu đó được kiểm tra bằng văn bản và dữ liệu.',
    'Với sổ chép thành văn bản, đã có lần đọc sai diện tích.',
    'Danh mục thế chấp chung (공동담보목록) không có bản công khai. Chúng tôi thử bằng danh mục lập theo quy định.',
    'Độ rộng của khoảng giá được tính từ giao dịch ở Seoul. Ở nơi khác khoảng này có thể quá hẹp.',
    'Thị trường giảm giá mới chỉ được đo với căn hộ.',
  ],
} satisfies Translated<typeof korean>
