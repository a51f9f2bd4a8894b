import type { Translated } from '../../lang/translated.ts'
import type { korean } from './invite-words.ts'

export const words = {
  title: 'Tell a friend',
  text: 'A friend who is about to sign can open the link and have a register checked at once and for free.',
  code: 'My invitation code',
  until: (day) => `You can use it until ${day}.`,
  share: 'Send the link',
  copyLink: {
    copy: 'Copy the link',
    copied: 'The link is copied.',
    copyFailed: 'It could not be copied. Please write the code down and send it.',
  },
  shareText: 'Look at the register before you sign. This is my invitation to Jipsalpim (집살핌).',
  invited: (n) =>
    n === 0
      ? 'Nobody has come by your invitation yet.'
      : n === 1
        ? '1 person came by your invitation'
        : `${n} people came by your invitation`,
  invitedNote: 'We do not show who came.',
  enter: 'Enter a code that you were given',
  failed: 'The invitation code could not be loaded',
  loginText: 'Log in and we make your invitation code.',
  login: 'Log in',
  landingTitle: 'A friend invites you to Jipsalpim',
  landingText:
    'We read the register and tell you whether the deposit would come back. A register that you have is checked at once, without a login.',
  landingCode: (code) => `Invitation code ${code}`,
  landingNone: 'There is no invitation code in the link. Please ask your friend for it and enter it yourself.',
  landingTake: 'Register the code',
  landingCheck: 'Check a register first',
  loginTitle: 'Log in to register the code',
  takeTitle: 'Please enter the invitation code',
  takeText: 'You can register one code, within 30 days of joining.',
  takeLabel: 'Invitation code',
  takeHint: '8 letters and digits',
  takeMissing: 'Please enter the invitation code.',
  take: 'Register it',
  taken: 'The invitation code is registered',
  takenText: (day) => `Registered on ${day}.`,
  late: 'The time for an invitation code is over',
  lateText: 'A code can be registered within 30 days of joining.',
  start: 'Go and check a register',
  refused: 'You cannot register your own code, or that of a friend whom you have invited.',
} satisfies Translated<typeof korean>
