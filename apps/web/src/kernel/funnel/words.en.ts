import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  next: 'Next',
  stop: 'Stop here',
  none: 'None',
  areaUnknown: 'not known yet',
  areaUnknownChosen: 'Left open: not known yet.',
  fromPyeong: (m2: number) => `Counted as ${m2} m². If that is near a limit, check the m² in the register.`,
  dayUnknown: 'Not decided',
  wonUnknown: 'Not known yet',
  leave: 'Everything you typed will be reset. Leave this page?',
  leaveHome: 'What you typed will be reset. Go to the start?',
  leaveYes: 'Leave',
  leaveNo: 'Stay',
  wonUnknownChosen: 'Marked as not known yet.',
  dayUnknownChosen: 'Marked as not decided.',
} satisfies Translated<typeof korean>
