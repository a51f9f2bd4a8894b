import type { Start } from './env.ts'
import type { VariableName } from './variables.ts'
import { withoutVendor } from './vendors.ts'

/** Notes about the configuration at the start; none of them is an error. */
export function notesOf({ production, source }: Pick<Start, 'production' | 'source'>): string[] {
  const read = (name: VariableName): string => source[name]?.trim() ?? ''
  return [
    ...(production
      ? []
      : [
          'development: anybody who reaches it may log in as a persona, and the back office opens with 000000. For people say NODE_ENV=production.',
        ]),
    ...(production && (read('TRUST_PROXY') || '0') === '0'
      ? [
          'TRUST_PROXY is 0: the address of a call is whoever connects. Behind a proxy that is the proxy, and a whole country shares one limit of logins and searches. Say how many proxies stand in front.',
        ]
      : []),
    ...(production && read('MAIL_URL') === ''
      ? ['MAIL_URL is not set: an alert that reaches no phone is not sent by mail either.']
      : []),
    ...withoutVendor
      .filter(({ setting }) => read(setting) === '')
      .map(
        ({ what, format, setting }) =>
          `${setting} is not set: no vendor stands behind ${what} yet (${format})${production ? ', and it is off' : '; the sandbox plays it'}.`,
      ),
  ]
}
