import { area } from '../../area.ts'
import { dobyRoutes } from './routes.ts'

export const doby = area({ routes: dobyRoutes })
