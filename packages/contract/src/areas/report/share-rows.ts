import { rows } from '../../row.ts'

/** Reports shown to others. The spelling of 'reatlor' is the specification's. */
export const shareRows = rows({
  shareMake: { method: 'POST', path: '/report-realtor/share', access: 'user', once: true, touches: ['report'] },
  shareChange: { method: 'PATCH', path: '/report-realtor/share', access: 'user', touches: ['report'] },
  shareList: { method: 'GET', path: '/report-realtor/shares', access: 'user' },
  shareLook: { method: 'GET', path: '/order-cart-shares/:id', access: 'open' },
  shareRead: { method: 'GET', path: '/report/user/cart/share', access: 'open' },
  realtorInfo: { method: 'GET', path: '/report-realtor/reatlor/info', access: 'user' },
  reportUsers: { method: 'GET', path: '/report/users', access: 'user' },
  orderUsers: { method: 'GET', path: '/order-users', access: 'user' },
})
