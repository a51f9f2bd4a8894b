import { table } from '../../route.ts'

export const dobyRoutes = table({
  doby: { path: '/doby', access: 'open', footer: 'doby', planned: true },
  dobyLanding: { path: '/doby/landing', access: 'open', footer: 'doby', planned: true },
  dobyLogin: { path: '/doby/login', access: 'open', footer: 'doby', planned: true },
  dobyList: { path: '/doby/list', access: 'login', footer: 'doby', planned: true },
  dobyRegister: { path: '/doby/register', access: 'login', footer: 'doby', planned: true },
  dobyRegisterOwner: { path: '/doby/register/owner', access: 'login', footer: 'doby', planned: true },
  dobyRegisterDate: { path: '/doby/register/date', access: 'login', footer: 'doby', planned: true },
  dobyRegisterContract: { path: '/doby/register/contract', access: 'login', footer: 'doby', planned: true },
  dobyRegisterRejectContract: {
    path: '/doby/register/reject-contract',
    access: 'login',
    footer: 'doby',
    planned: true,
  },
  dobyRegisterPayment: { path: '/doby/register/payment', access: 'login', footer: 'doby', planned: true },
  dobyRegisterReview: { path: '/doby/register/review', access: 'login', footer: 'doby', planned: true },
  dobyV2RegisterPayment: { path: '/doby/v2/register/payment', access: 'login', footer: 'doby', planned: true },
  dobyV2RegisterPaymentSuccess: {
    path: '/doby/v2/register/payment-success',
    access: 'login',
    footer: 'doby',
    planned: true,
  },
  dobyV2RegisterOwner: { path: '/doby/v2/register/owner', access: 'login', footer: 'doby', planned: true },
  dobyV2RegisterContract: { path: '/doby/v2/register/contract', access: 'login', footer: 'doby', planned: true },
  dobyDashboard: { path: '/doby/dashboard', access: 'login', footer: 'doby', planned: true },
  dobyManage: { path: '/doby/manage', access: 'login', footer: 'doby', planned: true },
  dobyReorder: { path: '/doby/reorder', access: 'login', footer: 'doby', planned: true },
  dobyCancelTermination: { path: '/doby/cancel/termination', access: 'login', footer: 'doby', planned: true },
  dobyCancelRefund: { path: '/doby/cancel/refund', access: 'login', footer: 'doby', planned: true },
})
