import { rows } from '../../row.ts'

export const settingsRows = rows({
  featureFlagEval: { method: 'GET', path: '/feature-flag/eval', access: 'open' },
  appUpdate: { method: 'POST', path: '/settings/app-update', access: 'open', touches: [] },
  appUpdateReject: { method: 'POST', path: '/settings/app-update/reject', access: 'open', touches: [] },
  newDevice: { method: 'POST', path: '/settings/new-device', access: 'open', touches: [] },
})
