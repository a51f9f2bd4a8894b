import { area } from '../../area.ts'
import { reportRoutes } from './routes.ts'
import { reportRows } from './rows.ts'

export const report = area({ rows: reportRows, routes: reportRoutes })
