import { manifest } from '../../kernel/manifest.ts'
import { trackingArea } from './calls.ts'
import { trackingPersonalData } from './personal-data.ts'
import { sweepViews } from './sweep-views.ts'

export const tracking = manifest({
  serves: { tracking: trackingArea },
  personalData: trackingPersonalData,
  sweeps: { 'page-views': sweepViews },
})
