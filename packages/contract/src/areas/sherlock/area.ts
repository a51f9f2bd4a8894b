import { area } from '../../area.ts'
import { sherlockRoutes } from './routes.ts'

export const sherlock = area({ routes: sherlockRoutes })
