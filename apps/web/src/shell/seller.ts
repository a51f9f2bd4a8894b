import type { Seller } from '@jipsalpim/contract/privacy/seller.ts'

/** The seller, as the server wrote it into the page; null if the page did not come from our server. */
export function readSeller(): Seller | null {
  try {
    // Written by the server's http/web/pages.ts from its settings.
    return JSON.parse(document.querySelector('meta[name="seller"]')?.getAttribute('content') ?? '') as Seller
  } catch {
    return null
  }
}
