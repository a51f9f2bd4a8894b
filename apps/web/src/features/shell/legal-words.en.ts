import type { Translated } from '../../lang/translated.ts'
import type { korean } from './legal-words.ts'

export const words = {
  terms: 'Terms of use (이용약관)',
  termsFailed: 'The terms could not be loaded',
  version: (version, from) => `Version ${version} · in force from ${from}`,
  others: 'Other agreements',
  other: (title, required) => `${required ? '[required]' : '[optional]'} ${title}`,
  privacy: 'Privacy policy (개인정보 처리방침)',
  privacyFailed: 'The policy could not be loaded',
  privacyFailedText: 'Please check your connection and load it again.',
  contents: 'Contents',
} satisfies Translated<typeof korean>
