import { manifest } from '../../kernel/manifest.ts'
import { shellArea } from './calls.ts'

export const shell = manifest({
  serves: { shell: shellArea },
})
