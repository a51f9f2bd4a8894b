import { area } from '../../area.ts'
import { shellRoutes } from './routes.ts'
import { shellRows } from './rows.ts'

export const shell = area({ rows: shellRows, routes: shellRoutes })
