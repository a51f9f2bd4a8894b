import { area } from '../../area.ts'
import { settingsRows } from './rows.ts'

export const settings = area({ rows: settingsRows })
