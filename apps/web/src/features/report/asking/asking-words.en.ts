import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './asking-words.ts'

export const words = {
  part: 'Ask an expert',
  partNote: 'Answered within one business day, free.',
  title: 'Questions and answers',
  failed: 'The questions could not be loaded',
  me: 'You',
  us: 'Jipsalpim',
  states: { open: 'Waiting for its answer', answered: 'The answer is here', closed: 'Taken back' },
  waits: (day) => `We answer by ${day}`,
  waitsText: 'You get a notice with the answer. The next question can be asked after that.',
  takeBack: 'Take the question back',
  askTakeBack: 'Take the question back?',
  askTakeBackText: 'Then it is not answered. You can ask a new one.',
  tookBack: 'The question is taken back.',
  askMore: 'Ask another question',

  about: {
    finding: 'About this risk',
    clause: 'The clause for this risk',
    price: 'The price and what you get back',
    other: 'Something else',
  },
  notInVersion: 'This version does not have the risk any more',
  nameLabel: 'What do you want to know?',
  nameHint: 'To ask about one risk, open it in the report.',
  content: 'Question',
  contentHint: 'Please write no names, resident numbers or phone numbers.',
  tooShort: 'Please write ten characters or more.',
  email: 'Email (optional)',
  emailHint: 'Used only if the notice does not arrive. Seen only by who answers.',
  emailWrong: 'Please check the email address.',
  send: 'Send',
  sent: 'The question is sent.',
  promise: (day) => `Answered within one business day, by ${day}.`,

  agreement: {
    title: 'Before you ask',
    text: 'Somebody who works at Jipsalpim reads the report and answers.',
    facts: [
      { term: 'They see', detail: 'Your question and this version of the report. Names and the unit are masked.' },
      {
        term: 'Kept',
        detail: 'Encrypted, and deleted one year after the answer. Deleted at once if you leave.',
      },
      { term: 'Price', detail: 'Free.' },
      {
        term: 'Please note',
        detail: 'It explains. It is no legal advice and no advice to sign. The verdict does not change.',
      },
      { term: 'If you refuse', detail: 'You keep the report as it is. Only asking is not possible.' },
    ],
    tick: 'I agree that my question and the report are shown like this',
    button: 'Agree and write',
  },

  note: {
    title: 'My note',
    text: 'Only you see it. It is not shown when you share the report.',
    placeholder: 'What to check when you see the home, what the realtor said',
    save: 'Save the note',
    overwrite: 'Save what I wrote',
    saved: 'The note is saved.',
    at: (when) => `Saved ${when}`,
    failed: 'The note could not be loaded',
    again: 'Load again',
    changed: 'The note was changed on another screen. This is what is stored now.',
    empty: 'It is empty',
  },
} satisfies Translated<typeof korean>
