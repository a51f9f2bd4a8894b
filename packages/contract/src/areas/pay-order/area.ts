import { area } from '../../area.ts'
import { payOrderRows } from './rows.ts'

export const payOrder = area({ rows: payOrderRows })
