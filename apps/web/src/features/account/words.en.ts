import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  loginTitle: 'Log in',
  loginText: 'Log in to get a report, read it again and be told about changes.',
  returning: 'Logging you in',
  problem: {
    cancelled: {
      title: 'You left the login',
      text: 'What you typed is still here. Log in again when you are ready.',
    },
    failed: {
      title: 'We could not log you in',
      text: 'It took too long, or it could not be checked. What you typed is still here.',
    },
    offline: { title: 'We could not log you in', text: 'Please check your connection and log in again.' },
    'other-browser': {
      title: 'We could not log you in',
      text: 'This login was begun in another browser. Please log in again in this one.',
    },
    'under-age': {
      title: 'You can use this from the age of 14',
      text: 'Please ask a parent or guardian to check for you.',
    },
    taken: {
      title: 'We could not connect it',
      text: 'Another member uses it, or a login of this kind is connected already. If you joined with it as another member, log in as that member, delete that account, and then connect it.',
    },
  },
  retry: 'Log in again',
  retryLink: 'Connect again',
  toMine: 'Go to My page',
  linked: 'The login is connected.',
  home: 'Go to the start',
  termsTitle: 'Please agree to the terms',
  termsButton: 'Agree and go on',
  termsMissing: 'You need to agree to the required terms to go on.',
  termsFailed: 'The terms could not be loaded.',
  termsOf: 'Full text',
  termsVersion: (version, from) => `Version ${version} · in force since ${from}`,
  termsAsked: {
    visit:
      'You are new, or the terms have changed. Read them and agree to go on. If you do not agree, you can delete your account.',
    order: 'Agree to the required terms and we go on at once with what you asked for. Nothing you typed is lost.',
  },
  logout: 'Log out',
  withdraw: 'Delete my account',
  myTitle: 'My page',
  language: 'Language (언어)',
  theme: 'Colours',
  themeSystem: 'As on my device',
  themeLight: 'Light',
  themeDark: 'Dark',
  loggedOut: 'You are logged out.',
} satisfies Translated<typeof korean>
