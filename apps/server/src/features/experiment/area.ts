import { manifest } from '../../kernel/manifest.ts'
import { experimentArea } from './calls.ts'
import { experimentPersonalData } from './personal-data.ts'

export const experiment = manifest({
  serves: { experiment: experimentArea },
  personalData: experimentPersonalData,
})
