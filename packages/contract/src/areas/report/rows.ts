import { rows } from '../../row.ts'
import { shareRows } from './share-rows.ts'

export const reportRows = rows({
  ...shareRows,
  reportList: { method: 'GET', path: '/report', access: 'user' },
  reportRead: { method: 'GET', path: '/report/:id', access: 'user' },
  reportOfUser: { method: 'GET', path: '/report/user/:id', access: 'user' },
  reportPrevious: { method: 'GET', path: '/report/user/:id/previous', access: 'user' },
  reportProgress: { method: 'GET', path: '/order-users/report', access: 'user' },
  reportSimpleMake: { method: 'POST', path: '/report/simple', access: 'open', touches: ['report'] },
  reportSimpleRead: { method: 'GET', path: '/report/simple/before-payment', access: 'open' },
  reportScamTown: { method: 'GET', path: '/report/scam-town', access: 'open' },
  reportSimpleCounts: { method: 'GET', path: '/report-review/report-simples', access: 'open' },
})
