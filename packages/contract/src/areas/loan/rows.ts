import { rows } from '../../row.ts'

export const loanRows = rows({
  /** The dated rules with their sources, and announced changes. */
  loanProducts: { method: 'GET', path: '/loan/products', access: 'open' },
  loanKeep: { method: 'POST', path: '/loan/result', access: 'user', once: true, touches: ['loan'] },
  loanKept: { method: 'GET', path: '/loan/result', access: 'user' },
  loanForget: { method: 'DELETE', path: '/loan/result', access: 'user', touches: ['loan'] },
})
