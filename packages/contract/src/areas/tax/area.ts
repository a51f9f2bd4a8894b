import { area } from '../../area.ts'
import { taxRoutes } from './routes.ts'

export const tax = area({ routes: taxRoutes })
