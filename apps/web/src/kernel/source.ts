import { partners, type Partner } from '@jipsalpim/contract/partners.ts'
import type { RouteName } from '@jipsalpim/contract/routes.ts'

/** Where the user came from, for the life of the tab (specification, section 9). */
const KEY = 'nz_source'
/**
 * The bank partner's two entries: each has its own home, and both lead to the twins. They affect how pages look, not
 * what users get.
 */
export const partnerSource = (): Partner | null =>
  partners.find((partner) => partner === sessionStorage.getItem(KEY)) ?? null

/** Stored on arrival at a partner's place, or if the URL says so (`?nz_source=ione`). */
export function recordSource(name: RouteName, ione: boolean): void {
  const param = new URLSearchParams(window.location.search).get(KEY)
  const by =
    partners.find((partner) => partner === name) ??
    (ione || name.endsWith('Ione') ? (partnerSource() ?? 'ione') : param)
  if (by && by !== sessionStorage.getItem(KEY)) sessionStorage.setItem(KEY, by.slice(0, 40))
}

/**
 * The other campaign parameters of the URL. `nz_t` distinguishes the links of one campaign: which message, leaflet or
 * button it was.
 */
export function recordCampaign(url: URL): void {
  for (const mark of ['nz_medium', 'nz_campaign', 'nz_t']) {
    const param = url.searchParams.get(mark)
    if (param) sessionStorage.setItem(mark, param.slice(0, 40))
  }
}
