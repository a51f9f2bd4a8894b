import type { accountRoutes } from '@jipsalpim/contract/areas/account/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  mypage: 'Của tôi',
  login: 'Đăng nhập',
  loginError: 'Đăng nhập không thành công',
  logout: 'Đăng xuất',
  analyzeLogin: 'Kiểm tra đăng nhập',
  analyzeAppleLogin: 'Kiểm tra đăng nhập',
  analyzeAppleLoginCancel: 'Đã dừng đăng nhập',
  withdrawPossible: 'Trước khi xóa tài khoản',
  withdrawReason: 'Lý do muốn đi',
  withdrawComplete: 'Tài khoản sẽ bị xóa',
  withdrawAlert: 'Xác nhận lần cuối',
  withdrawUnable: 'Hiện chưa xóa được tài khoản',
} satisfies TitlesOf<typeof accountRoutes>
