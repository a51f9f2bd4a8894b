import { area } from '../../area.ts'
import { paymentRoutes } from './routes.ts'
import { paymentRows } from './rows.ts'

export const payment = area({ rows: paymentRows, routes: paymentRoutes })
