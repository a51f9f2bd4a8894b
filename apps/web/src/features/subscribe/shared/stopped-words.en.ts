import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './stopped-words.ts'

export const words = {
  title: 'The watch has stopped',
  text: 'We do not know yet whether an application has been filed since.',
  axis: {
    title: (at) => `Last checked: ${at}`,
    hour: (h) => `${String(h).padStart(2, '0')}:00`,
    now: (clock) => `now ${clock}`,
    gap: (duration) => `The hatching is the time that was not checked: ${duration}.`,
    fromBefore: 'It stopped before today.',
  },
  why: 'Why it stopped',
  whyText: 'The registry does not answer. It is not about this home. We keep asking until it answers again.',
  acts: 'What to do now',
  wait: 'If you must send money today, wait',
  waitText: 'We could not tell you of a new application now.',
  look: 'In a hurry, look at the register yourself',
  lookText:
    'Viewing costs 700 won at the registry’s site and takes about five minutes. We read the file as soon as you upload it.',
  upload: 'Upload the register',
  iros: 'Open the registry’s site',
  next: 'What happens next',
  nextTold: 'We tell you that it stopped',
  nextDaily: 'While it stays so, we tell you once a day',
  nextBack: 'We look at the gap too',
  nextBackText: 'When it answers, we look at everything filed in between and tell you.',
  tomorrow: 'Tomorrow',
  back: 'Back',
  now: 'Now',
} satisfies Translated<typeof korean>
