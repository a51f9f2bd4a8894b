import type { Translated } from '../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  offline: 'Please check your connection. What you typed is still here.',
  loginTitle: 'Please log in',
  loginText: 'What you typed stays. You come back here after logging in.',
  loginNo: 'Cancel',
  loginYes: 'Log in with Kakao in 3 seconds',
  loginBy: { kakao: 'Log in with Kakao in 3 seconds', apple: 'Log in with Apple' },
  phoneWrong: 'Please enter a Korean mobile number that begins with 010.',
  windowNotReady: 'The identity check (본인확인) could not be opened. Please try again in a moment.',
  windowClosed: 'The identity check (본인확인) was closed. Your number has not changed.',
  windowOther: 'This identity check (본인확인) was not begun in this browser. Please start again.',
} satisfies Translated<typeof korean>
