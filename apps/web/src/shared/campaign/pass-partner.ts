import { savedPass } from './partner-pass.ts'

/** Which partner the pass names, for the text of a page only: only the server can check the signature. */
export function passPartner(now = Date.now()): string | null {
  const parsed = claimsOf(savedPass()?.split('.')[1] ?? '')
  return parsed && typeof parsed.exp === 'number' && parsed.exp * 1000 > now && typeof parsed.partner === 'string'
    ? parsed.partner
    : null
}

function claimsOf(body: string): { partner?: unknown; exp?: unknown } | null {
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
