import { partners, type Partner } from '@jipsalpim/contract/areas/campaign/partners.ts'
import type { RouteName } from '@jipsalpim/contract/routes.ts'

/** Where the person came from, for as long as the tab lives (specification, section 9). */
const KEY = 'nz_source'
/** The bank partner's two entries: each is a home of its own, and both lead to the twins. They decide how pages look, and nothing that is given. */
export const partnerSource = (): Partner | null =>
  partners.find((partner) => partner === sessionStorage.getItem(KEY)) ?? null

/** Kept when a place of the partner's is arrived at, or when the address says it (`?nz_source=ione`). */
export function noteSource(name: RouteName, ione: boolean): void {
  const said = new URLSearchParams(window.location.search).get(KEY)
  const by =
    partners.find((partner) => partner === name) ?? (ione || name.endsWith('Ione') ? (partnerSource() ?? 'ione') : said)
  if (by && by !== sessionStorage.getItem(KEY)) sessionStorage.setItem(KEY, by.slice(0, 40))
}

/**
 * The other marks of where the person came from, as the address says them. `nz_t` tells one link of a campaign from
 * another: which message, leaflet or button it was.
 */
export function noteCampaign(url: URL): void {
  for (const mark of ['nz_medium', 'nz_campaign', 'nz_t']) {
    const said = url.searchParams.get(mark)
    if (said) sessionStorage.setItem(mark, said.slice(0, 40))
  }
}
