const KEY = 'nz_partner_pass'
const IN_ADDRESS = /^#pass=([\w.-]{1,1000})$/

/**
 * A pass that a partner has signed for its member comes in the URL fragment, which no server and no log sees. This tab
 * keeps it until our server has checked it, and it is removed from the URL.
 */
export function recordPartnerPass(): void {
  const pass = IN_ADDRESS.exec(window.location.hash)?.[1]
  if (!pass) return
  sessionStorage.setItem(KEY, pass)
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
}
export const savedPass = (): string | null => sessionStorage.getItem(KEY)
export const dropPass = (): void => sessionStorage.removeItem(KEY)
