import { area } from '../../area.ts'
import { subscribeRoutes } from './routes.ts'
import { subscribeRows } from './rows.ts'

export const subscribe = area({ routes: subscribeRoutes, rows: subscribeRows })
