import { area } from '../../area.ts'
import { trackingRows } from './rows.ts'

export const tracking = area({ rows: trackingRows })
