import type { Translated } from '../lang/translated.ts'
import type { korean } from './deadline-words.ts'

export const words = {
  'look-up-taxes': {
    title: 'Xem thuế chủ nhà còn nợ (미납세금 열람)',
    note: 'Ở sở thuế và trung tâm dân cư (주민센터), không cần chủ nhà đồng ý.',
  },
  'report-lease': {
    title: 'Khai báo hợp đồng thuê (전월세 신고)',
    note: 'Nộp kèm hợp đồng thì có luôn ngày xác định.',
  },
  'move-in-report': {
    title: 'Khai báo địa chỉ (전입신고)',
    note: 'Hãy làm ngay ngày chuyển đến. Chậm một ngày thì thứ tự cũng chậm một ngày.',
  },
  'fixed-date': {
    title: 'Ngày xác định (확정일자)',
    note: 'Ký xong là lấy được, muộn nhất là ngày chuyển đến.',
  },
  opposable: {
    title: 'Ngày có quyền đối kháng (대항력)',
    note: 'Từ 0 giờ ngày này, dù đổi chủ bạn vẫn ở được.',
  },
  'apply-guarantee': {
    title: 'Đăng ký bảo lãnh hoàn trả (반환보증)',
    note: 'Trước ngày này, ở cơ quan bảo lãnh hoặc ngân hàng.',
  },
  'renewal-notice': { title: 'Báo là đi hay ở', note: 'Chủ nhà phải nhận được trong khoảng này.' },
  'lease-ends': { title: 'Ngày hết hợp đồng', note: 'Giao tiền cọc và chìa khóa cùng lúc.' },
  'register-tenancy': {
    title: 'Xin lệnh đăng ký quyền thuê (임차권등기명령)',
    note: 'Nếu chưa nhận lại cọc, từ ngày này nộp đơn lên tòa được.',
  },
  'claim-guarantee': {
    title: 'Đòi theo bảo lãnh (반환보증)',
    note: 'Đến ngày này chưa nhận được thì đòi cơ quan bảo lãnh.',
  },
  'demand-distribution': {
    title: 'Yêu cầu chia tiền (배당요구)',
    note: 'Phải yêu cầu trước ngày tòa định thì mới được trả.',
  },
} satisfies Translated<typeof korean>
