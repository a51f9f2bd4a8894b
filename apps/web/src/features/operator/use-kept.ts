import { useState } from 'react'

/** What is typed at the desk stays in this tab: a session that ends meanwhile, or a refresh, takes nothing along. */
export function useKept<T extends object>(name: string, empty: T): [T, (change: Partial<T>) => void, () => void] {
  const key = `nz_desk_${name}`
  const [typed, setTyped] = useState<T>(() => ({ ...empty, ...held(key) }))
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

function held(key: string): object {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    return {}
  }
}
