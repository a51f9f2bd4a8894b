import { area } from '../../area.ts'
import { guaranteeRoutes } from './routes.ts'

export const guarantee = area({ routes: guaranteeRoutes })
