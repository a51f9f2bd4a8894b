import type { Translated } from '../../lang/translated.ts'
import type { korean } from './verification-reason-words.ts'

export const words = {
  'not-certified': 'The name or birth date is not the one your carrier has. Check whose number it is and try again.',
  'not-found': 'There is no record of this check. Please start again.',
  used: 'This check was used already. Please start again.',
  'other-window': 'This is the result of another check. Please start again.',
  'too-old': 'This check is too old. Please start again.',
  'no-phone': 'Your carrier did not tell us the number. Please use another phone.',
  'no-key': 'Your carrier did not tell us what is needed. Please use another phone.',
  'under-14': 'You can use this from the age of 14. Nothing of the check is kept.',
  'other-person': 'This is not the person who was checked before. Please use your own phone.',
  'known-person': 'You have joined with another account. Log in with that one and connect the login on My page.',
  'too-many-tries': 'It did not work several times. Please start again.',
} satisfies Translated<typeof korean>
