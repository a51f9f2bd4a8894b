import { area } from '../../area.ts'
import { loanRoutes } from './routes.ts'

export const loan = area({ routes: loanRoutes })
