import { area } from '../../area.ts'
import { loanRoutes } from './routes.ts'
import { loanRows } from './rows.ts'

export const loan = area({ routes: loanRoutes, rows: loanRows })
