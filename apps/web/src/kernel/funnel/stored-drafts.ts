const PREFIX = 'nz_draft_'
/** Where the draft of a funnel is on the device. */
export const draftAt = (id: string): string => PREFIX + id

/** In a file of its own, because the entry chunk needs nothing else of the drafts. */
export const hasDraft = (id: string): boolean => localStorage.getItem(draftAt(id)) !== null
export const dropDraft = (id: string): void => localStorage.removeItem(draftAt(id))
/** Called when another user logs in. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}
