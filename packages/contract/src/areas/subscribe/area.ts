import { area } from '../../area.ts'
import { subscribeRoutes } from './routes.ts'

export const subscribe = area({ routes: subscribeRoutes })
