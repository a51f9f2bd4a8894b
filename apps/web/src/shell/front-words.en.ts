import type { Translated } from '../lang/translated.ts'
import type { korean } from './front-words.ts'

export const words = {
  language: 'Language',
  login: 'Log in',
} satisfies Translated<typeof korean>
