import { rows } from '../../row.ts'

export const verificationRows = rows({
  phonePrepare: { method: 'POST', path: '/user/verification/phone/prepare', access: 'user' },
  phonePrepareGuest: { method: 'POST', path: '/user/verification/phone/prepare/guest', access: 'guest' },
  phoneResult: { method: 'POST', path: '/user/verification/phone/result', access: 'user' },
  phoneResultStatus: { method: 'POST', path: '/user/verification/phone/result/status', access: 'user' },
  phoneResultGuest: { method: 'POST', path: '/user/verification/phone/result/guest', access: 'guest' },
})
