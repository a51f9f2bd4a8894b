import type { Translated } from '../../lang/translated.ts'
import type { korean } from './global-words.ts'

export const words = {
  title: 'Chọn ngôn ngữ',
  lead: 'Dành cho người không quen tiếng Hàn. Lựa chọn được lưu trên máy này.',
  choose: 'Ngôn ngữ',
  whatTitle: 'Đây là gì',
  what: [
    'Ở Hàn Quốc, khi thuê nhà bạn giao cho chủ nhà một khoản tiền cọc lớn (전세, jeonse). Chúng tôi đọc sổ đăng ký công khai của căn nhà và cho biết nếu nhà bị đấu giá thì tiền cọc về lại bao nhiêu.',
    'Bạn có thể thả tệp PDF của sổ đăng ký. Tệp chỉ được đọc trên máy này, có kết quả ngay, không cần đăng nhập.',
    'Điều chưa biết, chúng tôi nói là chưa biết, và cho biết phải hỏi ai.',
  ],
  check: 'Kiểm tra sổ đăng ký bạn có',
  order: 'Phân tích căn nhà này',
  limits:
    'Mọi nội dung đều có tiếng Việt. Bản thân sổ đăng ký là tiếng Hàn; điều khoản sử dụng và chính sách riêng tư lấy bản tiếng Hàn làm chuẩn.',
  stepsTitle: 'Khi ký hợp đồng, hãy làm những việc này',
  steps: [
    { title: 'Lấy sổ đăng ký (등기부)', text: 'Xem vào ngày ký và xem lại ngay trước khi gửi số tiền còn lại.' },
    {
      title: 'Chỉ chuyển vào tài khoản của chủ nhà',
      text: 'Tên trên giấy tờ, trên tài khoản và trong sổ đăng ký phải giống nhau.',
    },
    {
      title: 'Khai báo địa chỉ ngay ngày chuyển đến',
      text: 'Với người nước ngoài, khai báo thay đổi nơi cư trú (체류지 변경신고) thay cho 전입신고 (출입국관리법 88조의2). Hãy lấy ngày xác định (확정일자) cùng ngày.',
    },
    { title: 'Chưa nhận lại tiền cọc thì không chuyển địa chỉ', text: 'Chuyển đi là mất thứ tự.' },
  ],
  termsTitle: 'Những từ bạn sẽ gặp',
} satisfies Translated<typeof korean>
