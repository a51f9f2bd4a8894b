const KEY = 'nz_partner_pass'
const IN_ADDRESS = /^#pass=([\w.-]{1,1000})$/

/**
 * What a partner has signed about its member comes behind the '#' of the address, which no server and no log sees. It is
 * held by this tab until our server has looked at it, and taken out of the address.
 */
export function notePartnerPass(): void {
  const pass = IN_ADDRESS.exec(window.location.hash)?.[1]
  if (!pass) return
  sessionStorage.setItem(KEY, pass)
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
}
export const heldPass = (): string | null => sessionStorage.getItem(KEY)
export const dropPass = (): void => sessionStorage.removeItem(KEY)

/** Whose member the pass says it is, for the words of a page alone: only the server can tell whether it was signed. */
export function passPartner(now = Date.now()): string | null {
  const said = claimsOf(heldPass()?.split('.')[1] ?? '')
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
