import type { Translated } from '../lang/translated.ts'
import type { korean } from './front-words.ts'

export const words = {
  language: 'Ngôn ngữ',
  login: 'Đăng nhập',
} satisfies Translated<typeof korean>
