import type { feedRoutes } from '@jipsalpim/contract/areas/feed/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  feedHomeFrauud: 'Ai bị hại, vì sao',
  feedLoan: 'Điều cần hỏi khi vay',
  feedLoanLanding: 'Tìm hiểu vay tiền cọc',
  feedInsurance: 'Bảo lãnh hoàn trả tiền cọc',
  feedAlarm: 'Khi sổ đăng ký thay đổi',
  fraudLanding: 'Các kiểu lừa đảo jeonse',
  guideSummary: 'Trình tự ký hợp đồng',
  misoMove: 'Ngày chuyển nhà',
  reelsKre: 'Năm điều ngắn gọn',
} satisfies TitlesOf<typeof feedRoutes>
