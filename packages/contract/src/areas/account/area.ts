import { area } from '../../area.ts'
import { accountRoutes } from './routes.ts'
import { accountRows } from './rows.ts'

export const account = area({ rows: accountRows, routes: accountRoutes })
