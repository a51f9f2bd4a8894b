import { manifest } from '../../kernel/manifest.ts'
import { trackingArea } from './calls.ts'
import { trackingPersonalData } from './personal-data.ts'
import { sweepViews } from './sweep-views.ts'
import { forgetViews } from './forget-views.ts'

export const tracking = manifest({
  serves: { tracking: trackingArea },
  personalData: trackingPersonalData,
  sweeps: { 'page-views': sweepViews },
  hooks: { forgetViews },
})
