import { rows } from '../../row.ts'

export const verificationRows = rows({
  phonePrepare: { method: 'POST', path: '/user/verification/phone/prepare', access: 'user', touches: [] },
  phonePrepareGuest: { method: 'POST', path: '/user/verification/phone/prepare/guest', access: 'guest', touches: [] },
  phoneResult: { method: 'POST', path: '/user/verification/phone/result', access: 'user', touches: [] },
  phoneResultStatus: { method: 'POST', path: '/user/verification/phone/result/status', access: 'user', touches: [] },
  phoneResultGuest: { method: 'POST', path: '/user/verification/phone/result/guest', access: 'guest', touches: [] },
})
