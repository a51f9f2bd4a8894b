import { area } from '../../area.ts'
import { realtorRoutes } from './routes.ts'

export const realtor = area({ routes: realtorRoutes })
