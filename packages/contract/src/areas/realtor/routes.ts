import { table } from '../../route.ts'

export const realtorRoutes = table({
  realtorLogin: { path: '/realtor/login', access: 'open', footer: 'none', planned: true },
  realtorSignup: { path: '/realtor/signup', access: 'open', footer: 'none', planned: true },
  realtorInfo: { path: '/realtor/info', access: 'open', footer: 'none', planned: true },
  realtorSignupInfo: { path: '/realtor/signup/info', access: 'open', footer: 'none', planned: true },
  realtorLessee: { path: '/realtor/lessee', access: 'open', footer: 'none', planned: true },
  realtorResultLogin: { path: '/realtor/result/login', access: 'open', footer: 'none', planned: true },
  realtorFail: { path: '/realtor/fail', access: 'open', footer: 'none', planned: true },
  realtorCodeLogin: { path: '/realtor/code/login', access: 'open', footer: 'none', planned: true },
  realtorShare: { path: '/realtor/share', access: 'login', footer: 'none', planned: true },
  realtorPassword: { path: '/realtor/password', access: 'login', footer: 'none', planned: true },
})
