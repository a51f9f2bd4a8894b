import { manifest } from '../../kernel/manifest.ts'
import { settingsArea } from './calls.ts'

export const settings = manifest({
  serves: { settings: settingsArea },
})
