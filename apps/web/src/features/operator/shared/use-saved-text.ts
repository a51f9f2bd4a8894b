import { useState } from 'react'

/** Input of the back office is kept in this tab: it survives the end of the session, and a refresh. */
export function useSavedText<T extends object>(name: string, empty: T): [T, (change: Partial<T>) => void, () => void] {
  const key = `nz_desk_${name}`
  const [typed, setTyped] = useState<T>(() => ({ ...empty, ...storedObject(key) }))
  const change = (some: Partial<T>) => {
    const next = { ...typed, ...some }
    sessionStorage.setItem(key, JSON.stringify(next))
    setTyped(next)
  }
  const drop = () => {
    sessionStorage.removeItem(key)
    setTyped(empty)
  }
  return [typed, change, drop]
}

function storedObject(key: string): object {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    return {}
  }
}
