import type { Messages } from '../messages.ts'

/** English: what is reckoned beside the articles, and around the texts of the law. */
export const toolMessages: Messages = {
  legal: {
    terms: 'Terms of use (이용약관)',
    termsFailed: 'The terms could not be loaded',
    version: (version, from) => `Version ${version} · in force from ${from}`,
    others: 'Other agreements',
    other: (title, required) => `${required ? '[required]' : '[optional]'} ${title}`,
    privacy: 'Privacy policy (개인정보 처리방침)',
    privacyFailed: 'The policy could not be loaded',
    privacyFailedText: 'Please check your connection and load it again.',
    contents: 'Contents',
  },
}
