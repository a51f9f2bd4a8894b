import { area } from '../../area.ts'
import { analyzeRoutes } from './routes.ts'
import { orderRows } from './rows.ts'

export const order = area({ rows: orderRows, routes: analyzeRoutes })
