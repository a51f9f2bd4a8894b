import { area } from '../../area.ts'
import { ticketRoutes } from './routes.ts'
import { ticketRows } from './rows.ts'

export const ticket = area({ rows: ticketRows, routes: ticketRoutes })
