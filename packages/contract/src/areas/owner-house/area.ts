import { area } from '../../area.ts'
import { ownerHouseRoutes } from './routes.ts'

export const ownerHouse = area({ routes: ownerHouseRoutes })
