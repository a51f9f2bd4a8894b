import { rows } from '../../row.ts'

export const loanRows = rows({
  /** The dated rules: what is judged by, where it comes from, and what is announced. */
  loanProducts: { method: 'GET', path: '/loan/products', access: 'open' },
  loanKeep: { method: 'POST', path: '/loan/result', access: 'user', once: true, touches: ['loan'] },
  loanKept: { method: 'GET', path: '/loan/result', access: 'user' },
  loanForget: { method: 'DELETE', path: '/loan/result', access: 'user', touches: ['loan'] },
})
