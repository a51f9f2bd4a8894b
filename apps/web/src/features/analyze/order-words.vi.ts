import type { Translated } from '../../lang/translated.ts'
import type { korean } from './order-words.ts'

export const words = {
  fields: {
    type: {
      label: 'Loại hợp đồng',
      options: {
        전세: { label: 'Jeonse (전세)', hint: 'Chỉ đặt cọc' },
        반전세: { label: 'Nửa jeonse (반전세)', hint: 'Cọc lớn và thêm tiền thuê tháng' },
        월세: { label: 'Thuê tháng (월세)', hint: 'Tiền cọc và tiền thuê tháng' },
      },
    },
    period: {
      label: 'Tình hình hiện nay',
      options: {
        이사전: { label: 'Chưa dọn vào', hint: 'Sắp ký hoặc chờ trả phần còn lại' },
        거주중: { label: 'Đang ở', hint: 'Hợp đồng đang chạy hoặc sắp hết' },
      },
    },
    before: {
      label: 'Đến bước nào',
      options: {
        계약예정: { label: 'Chưa ký' },
        계약완료: { label: 'Đã ký và đã trả tiền đặt cọc đầu' },
        잔금예정: { label: 'Sắp trả phần còn lại', hint: 'Trong 7 ngày' },
      },
    },
    living: {
      label: 'Đến bước nào',
      options: { 거주: { label: 'Hợp đồng đang chạy' }, 만기예정: { label: 'Hết trong 6 tháng' } },
    },
    date: { label: 'Ngày ký hợp đồng', unknownLabel: 'Chưa biết' },
    moveIn: { label: 'Ngày dọn vào', unknownLabel: 'Chưa biết' },
    deposit: { label: 'Tiền cọc' },
    rent: { label: 'Tiền thuê tháng' },
    home: { label: 'Địa chỉ', laterLabel: 'Tôi chưa biết địa chỉ' },
    unit: { label: 'Tòa, tầng, số nhà' },
    kind: {
      label: 'Loại nhà',
      options: {
        다세대: { label: 'Nhà nhiều hộ (다세대·연립)' },
        오피스텔: { label: 'Officetel (오피스텔)' },
        다가구: { label: 'Nhà nhiều phòng thuê (다가구)' },
        아파트: { label: 'Căn hộ chung cư (아파트)' },
        도시형: { label: 'Nhà ở đô thị nhỏ (도시형 생활주택)' },
        단독: { label: 'Nhà riêng (단독주택)' },
        모름: { label: 'Chưa quyết định' },
      },
    },
    gu: { label: 'Khu vực', placeholder: '서울 강서구' },
    extension: {
      label: 'Dự định sắp tới',
      options: {
        계약연장: { label: 'Tôi muốn gia hạn', hint: 'Chưa gia hạn' },
        이미연장: { label: 'Đã gia hạn', hint: 'Ký lại, hoặc tự động tiếp tục' },
        중도해지: { label: 'Tôi muốn đi trước khi hết hạn' },
        만기이사: { label: 'Tôi đi khi hết hạn', hint: 'Chưa quyết định cũng được' },
      },
    },
    faq: {
      label: 'Muốn biết thêm',
      options: {
        계약연장: { label: 'Cách gia hạn hợp đồng' },
        이미연장: { label: 'Hợp đồng đã gia hạn' },
        중도해지: { label: 'Cách đi trước khi hết hạn' },
        선순위: { label: 'Khoản vay chủ nhà sẽ trả trước', hint: 'Ghi lại trả bao nhiêu' },
        자금: { label: 'Tiền của tôi và khoản vay', hint: 'Cho biết cần vay bao nhiêu' },
        집값: { label: 'Giá nhà môi giới nói', hint: 'Đặt cạnh giá chúng tôi thấy' },
        지역: { label: 'Lừa đảo jeonse ở khu vực này', hint: 'Theo dữ liệu công' },
        직접질문: { label: 'Tự viết', hint: 'Lưu cùng đơn hàng' },
      },
    },
    firstRepay: {
      label: 'Chủ nhà có trả khoản vay trước không?',
      options: {
        Y: { label: 'Có, đã thỏa thuận', hint: 'Trả bằng phần tiền còn lại và xóa đăng ký' },
        N: { label: 'Không' },
        모름: { label: 'Chưa biết' },
      },
    },
    firstRepayAmount: { label: 'Số tiền trả trước', unknownLabel: 'Tôi không biết số tiền' },
    cash: { label: 'Tiền của tôi', unknownLabel: 'Chưa biết' },
    loan: {
      label: 'Khoản vay',
      options: {
        Y: { label: 'Tôi sẽ vay' },
        N: { label: 'Tôi không vay', hint: 'Tự trả hết' },
        모름: { label: 'Chưa quyết định' },
      },
    },
    realtorPrice: { label: 'Giá nhà môi giới nói' },
    realtorReason: { label: 'Lý do' },
    faqWrite: { label: 'Điều muốn biết' },
  },
  questions: {
    type: 'Đây là loại hợp đồng nào?',
    period: 'Bạn đang ở tình hình nào?',
    before: 'Hợp đồng đến bước nào rồi?',
    living: 'Hợp đồng còn bao lâu?',
    extension: 'Bạn định làm gì với hợp đồng?',
    date: { planned: 'Khi nào bạn sẽ ký?', signed: 'Bạn đã ký khi nào?', hint: 'Chúng tôi xét theo luật của ngày đó.' },
    moveIn: {
      past: 'Bạn dọn vào khi nào?',
      coming: 'Khi nào bạn dọn vào?',
      hint: 'Quyền đối kháng (대항력) có từ 0 giờ ngày sau khi khai báo địa chỉ (전입신고).',
    },
    deposit: 'Tiền cọc bao nhiêu?',
    rent: 'Tiền cọc và tiền thuê bao nhiêu?',
    home: 'Là nhà nào?',
    unit: { title: 'Tòa nào, số mấy?', hint: 'Mỗi căn có sổ đăng ký (등기부) riêng.' },
    kind: 'Bạn tìm loại nhà nào?',
    area: { title: 'Ở khu vực nào?', hint: 'Viết bằng tiếng Hàn đến cấp quận (시·군·구).' },
    faq: 'Bạn muốn biết thêm gì?',
    town: 'Khu vực này thế nào?',
    firstRepay: 'Chủ nhà có hẹn trả khoản vay trước không?',
    cash: { title: 'Trong tiền cọc, tiền của bạn là bao nhiêu?', hint: 'Số tiền trả được mà không vay.' },
    loan: 'Bạn có vay không?',
    realtorPrice: {
      title: 'Môi giới nói giá nhà bao nhiêu?',
      hint: 'Đặt cạnh giá chúng tôi thấy. Không tính vào điểm và đánh giá.',
    },
    realtorReason: { title: 'Vì sao giá đó?', hint: 'Viết như bạn nghe. Không nghe thì để trống.' },
    faqWrite: { title: 'Bạn muốn biết gì?', hint: 'Lưu cùng đơn hàng và hiện trong báo cáo. Không có ai trả lời.' },
    amount: 'Làm báo cáo với nội dung này?',
  },
} satisfies Translated<typeof korean>
