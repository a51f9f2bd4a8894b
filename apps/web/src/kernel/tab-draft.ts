type Kept<D> = { about: string | number; draft: D }

/**
 * What is being written in this tab, about one thing at a time (a report's or an order's number): it survives a reload,
 * and is dropped when it is sent or saved. `key`: in the session storage.
 */
export function tabDraft<D>(key: string) {
  return {
    read: (about: string | number): D | null => {
      try {
        // Only `save` writes it.
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept<D> | null
        return kept?.about === about ? kept.draft : null
      } catch {
        return null
      }
    },
    save: (about: string | number, draft: D): void =>
      sessionStorage.setItem(key, JSON.stringify({ about, draft } satisfies Kept<D>)),
    drop: (): void => sessionStorage.removeItem(key),
  }
}
