import type { Start } from './env.ts'

/** Notes about the configuration at the start; none of them is an error. */
export function notesOf({ production, source }: Pick<Start, 'production' | 'source'>): string[] {
  if (!production)
    return [
      'development: anybody who reaches it may log in as a persona, and the desk opens with 000000. For people say NODE_ENV=production.',
    ]
  if ((source['TRUST_PROXY']?.trim() || '0') !== '0') return []
  return [
    'TRUST_PROXY is 0: the address of a call is whoever connects. Behind a proxy that is the proxy, and a whole country shares one limit of logins and searches. Say how many proxies stand in front.',
  ]
}
