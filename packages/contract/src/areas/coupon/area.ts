import { area } from '../../area.ts'
import { couponRoutes } from './routes.ts'
import { couponRows } from './rows.ts'

export const coupon = area({ rows: couponRows, routes: couponRoutes })
