import { table } from '../../route.ts'

export const taxRoutes = table({
  taxDanger: { path: '/tax/danger', access: 'open', footer: 'none', title: '임대인의 밀린 세금', page: 'tax/danger' },
  taxNotice: { path: '/tax/notice', access: 'open', footer: 'none', title: '미납 세금 열람하기', page: 'tax/notice' },
})
