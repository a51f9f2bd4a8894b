/** The sandbox's storage, as JSON by key. The kernel writes it to a file under DATA_DIR, so that it survives a kill. */
export interface Store {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

/** An in-memory store, for tests. */
export function memoryStore(): Store {
  const values = new Map<string, string>()
  return {
    get: (key) => {
      const text = values.get(key)
      return text === undefined ? undefined : (JSON.parse(text) as unknown) // our own JSON, written one line below
    },
    set: (key, value) => void values.set(key, JSON.stringify(value)),
  }
}

/** The world's storage in a service's own tables of the kernel's journal. */
export function storeIn(state: {
  rows: (table: string) => { get: (key: string) => unknown; put: (key: string, value: unknown) => void }
}): Store {
  const rows = state.rows('world')
  return { get: rows.get, set: rows.put }
}
