import { plannedTable } from '../../route.ts'

export const realtorPlanned = plannedTable({
  realtorLogin: { path: '/realtor/login', access: 'open', footer: 'none' },
  realtorSignup: { path: '/realtor/signup', access: 'open', footer: 'none' },
  realtorInfo: { path: '/realtor/info', access: 'open', footer: 'none' },
  realtorSignupInfo: { path: '/realtor/signup/info', access: 'open', footer: 'none' },
  realtorLessee: { path: '/realtor/lessee', access: 'open', footer: 'none' },
  realtorResultLogin: { path: '/realtor/result/login', access: 'open', footer: 'none' },
  realtorFail: { path: '/realtor/fail', access: 'open', footer: 'none' },
  realtorCodeLogin: { path: '/realtor/code/login', access: 'open', footer: 'none' },
  realtorShare: { path: '/realtor/share', access: 'login', footer: 'none' },
  realtorPassword: { path: '/realtor/password', access: 'login', footer: 'none' },
})
