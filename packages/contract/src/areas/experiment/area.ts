import { area } from '../../area.ts'
import { experimentRoutes } from './routes.ts'
import { experimentRows } from './rows.ts'

export const experiment = area({ rows: experimentRows, routes: experimentRoutes })
