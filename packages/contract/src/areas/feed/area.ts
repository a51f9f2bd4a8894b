import { area } from '../../area.ts'
import { feedRoutes } from './routes.ts'

export const feed = area({ routes: feedRoutes })
