import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { useState } from 'react'

/** The date in Seoul when the screen was opened. */
export const useToday = (): Day => useState(() => dayInSeoul(new Date()))[0]
