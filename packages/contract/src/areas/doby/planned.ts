import { plannedTable } from '../../route.ts'

export const dobyPlanned = plannedTable({
  doby: { path: '/doby', access: 'open', footer: 'doby' },
  dobyLanding: { path: '/doby/landing', access: 'open', footer: 'doby' },
  dobyLogin: { path: '/doby/login', access: 'open', footer: 'doby' },
  dobyList: { path: '/doby/list', access: 'login', footer: 'doby' },
  dobyRegister: { path: '/doby/register', access: 'login', footer: 'doby' },
  dobyRegisterOwner: { path: '/doby/register/owner', access: 'login', footer: 'doby' },
  dobyRegisterDate: { path: '/doby/register/date', access: 'login', footer: 'doby' },
  dobyRegisterContract: { path: '/doby/register/contract', access: 'login', footer: 'doby' },
  dobyRegisterRejectContract: {
    path: '/doby/register/reject-contract',
    access: 'login',
    footer: 'doby',
  },
  dobyRegisterPayment: { path: '/doby/register/payment', access: 'login', footer: 'doby' },
  dobyRegisterReview: { path: '/doby/register/review', access: 'login', footer: 'doby' },
  dobyV2RegisterPayment: { path: '/doby/v2/register/payment', access: 'login', footer: 'doby' },
  dobyV2RegisterPaymentSuccess: {
    path: '/doby/v2/register/payment-success',
    access: 'login',
    footer: 'doby',
  },
  dobyV2RegisterOwner: { path: '/doby/v2/register/owner', access: 'login', footer: 'doby' },
  dobyV2RegisterContract: { path: '/doby/v2/register/contract', access: 'login', footer: 'doby' },
  dobyDashboard: { path: '/doby/dashboard', access: 'login', footer: 'doby' },
  dobyManage: { path: '/doby/manage', access: 'login', footer: 'doby' },
  dobyReorder: { path: '/doby/reorder', access: 'login', footer: 'doby' },
  dobyCancelTermination: { path: '/doby/cancel/termination', access: 'login', footer: 'doby' },
  dobyCancelRefund: { path: '/doby/cancel/refund', access: 'login', footer: 'doby' },
})
