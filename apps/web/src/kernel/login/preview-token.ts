import { PREVIEW_HEADER, type PreviewPage } from '@jipsalpim/contract/preview-header.ts'

/** An operator's preview of a user's page. */
export type StoredPreview = { page: PreviewPage; order_seq: number; token: string; until: string }

/** In this tab only, until it expires; without the operator's session it opens nothing. */
const KEY = 'nz_preview'
export const savePreview = (preview: StoredPreview): void => sessionStorage.setItem(KEY, JSON.stringify(preview))
export const clearPreview = (): void => sessionStorage.removeItem(KEY)
export function storedPreview(): StoredPreview | null {
  const held = sessionStorage.getItem(KEY)
  if (held === null) return null
  const preview = JSON.parse(held) as StoredPreview // written by holdPreview
  if (Date.parse(preview.until) > Date.now()) return preview
  clearPreview()
  return null
}

export function previewHeader(): Record<string, string> {
  const held = storedPreview()
  return held === null ? {} : { [PREVIEW_HEADER]: held.token }
}
