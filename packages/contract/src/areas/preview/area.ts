import { area } from '../../area.ts'
import { previewRoutes } from './routes.ts'
import { previewRows } from './rows.ts'

export const preview = area({ rows: previewRows, routes: previewRoutes })
