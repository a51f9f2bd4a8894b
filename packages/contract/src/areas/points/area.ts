import { area } from '../../area.ts'
import { pointsRows } from './rows.ts'

export const points = area({ routes: {}, rows: pointsRows })
