import { randomBytes } from 'node:crypto'
import type { Settings } from '../kernel/context.ts'

/** The settings on which a page's headers depend. */
export type PageSettings = Pick<Settings, 'production' | 'sandbox' | 'seller' | 'origin'> & {
  portone: { sdkUrl: string }
  payple: { sdkUrl: string }
}

/** Headers of every answer. */
export const everywhere = (settings: Pick<Settings, 'production'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'x-frame-options': 'DENY',
  ...(settings.production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

export const newNonce = (): string => randomBytes(16).toString('base64')

/**
 * The hosts of the gateways' windows (PortOne's V1 documents, Payple's hosts): only without the sandbox, which is our
 * own origin.
 */
const gatewayHosts = ['https://*.iamport.kr', 'https://*.iamport.co', 'https://*.portone.io', 'https://*.payple.kr']

/** Where browsers report violations of the policy. */
export const violationsPath = '/api/v1/csp-reports'

/** The page may run only our own files and no injected scripts. */
export function contentSecurity(settings: Omit<PageSettings, 'seller' | 'origin'>, nonce: string): string {
  const gateways = settings.sandbox ? [] : gatewayHosts
  const scripts = settings.sandbox
    ? []
    : [settings.portone.sdkUrl, settings.payple.sdkUrl].map((url) => new URL(url).origin)
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...new Set(scripts)],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...gateways],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...gateways],
    'form-action': ["'self'", ...gateways],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'report-uri': [violationsPath],
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** For answers that are not pages: browsers must not run or frame them, even if they take them for a page. */
export const noContent = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
