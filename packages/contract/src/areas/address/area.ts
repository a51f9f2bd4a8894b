import { area } from '../../area.ts'
import { addressRows } from './rows.ts'

export const address = area({ rows: addressRows })
