import { area } from '../../area.ts'
import { creditRoutes } from './routes.ts'

export const credit = area({ routes: creditRoutes })
