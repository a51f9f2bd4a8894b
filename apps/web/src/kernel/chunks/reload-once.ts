import { reloadPage } from '../leaving.ts'

const KEY = 'nz_reloaded'

/**
 * Reloads the page automatically, once per build and tab: that finds a new release, and a chunk that never loads does
 * not reload forever. Two releases that alternate are two builds and no more. False: the user must decide.
 */
export function reloadOnce(build = buildHere()): boolean {
  if (!navigator.onLine) return false
  try {
    const tried = (sessionStorage.getItem(KEY) ?? '').split('\n')
    if (tried.includes(build)) return false
    sessionStorage.setItem(KEY, [...tried.filter(Boolean), build].join('\n'))
  } catch {
    // Without storage nothing would stop the reloads.
    return false
  }
  reloadPage()
  return true
}

/** The build, identified by its entry's name, which changes with every chunk. */
const buildHere = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
