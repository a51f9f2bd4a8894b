import { savedPass } from './partner-pass.ts'

/** Which partner the pass names, for the text of a page only: only the server can check the signature. */
export function passPartner(now = Date.now()): string | null {
  const said = claimsOf(savedPass()?.split('.')[1] ?? '')
  return said && typeof said.exp === 'number' && said.exp * 1000 > now && typeof said.partner === 'string'
    ? said.partner
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
