import { area } from '../../area.ts'
import { campaignRoutes } from './routes.ts'
import { campaignRows } from './rows.ts'

export const campaign = area({ rows: campaignRows, routes: campaignRoutes })
