import { area } from '../../area.ts'
import { verificationRoutes } from './routes.ts'
import { verificationRows } from './rows.ts'

export const verification = area({ rows: verificationRows, routes: verificationRoutes })
