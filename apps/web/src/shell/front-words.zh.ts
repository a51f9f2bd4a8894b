import type { Translated } from '../lang/translated.ts'
import type { korean } from './front-words.ts'

export const words = {
  language: '语言',
  login: '登录',
} satisfies Translated<typeof korean>
