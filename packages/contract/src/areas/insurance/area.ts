import { area } from '../../area.ts'
import { insuranceRoutes } from './routes.ts'

export const insurance = area({ routes: insuranceRoutes })
