import { rows } from '../../row.ts'

export const addressRows = rows({
  addressSearch: { method: 'GET', path: '/address-iros', access: 'open' },
  addressUnits: { method: 'GET', path: '/address-iros/addresses', access: 'open' },
  addressUniqueNos: { method: 'GET', path: '/address-iros/unique-nos', access: 'open' },
})
