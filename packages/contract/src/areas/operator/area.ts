import { area } from '../../area.ts'
import { operatorRoutes } from './routes.ts'
import { operatorRows } from './rows.ts'

export const operator = area({ rows: operatorRows, routes: operatorRoutes })
