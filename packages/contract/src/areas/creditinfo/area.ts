import { area } from '../../area.ts'
import { creditinfoRoutes } from './routes.ts'

export const creditinfo = area({ routes: creditinfoRoutes })
