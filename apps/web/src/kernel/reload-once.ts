import { reloadPage } from './leaving.ts'

const KEY = 'nz_reloaded'

/**
 * Reloads the page by itself, once a build and tab: a new release is found by that, and a piece that never comes does not
 * reload for ever. Two releases that answer in turn are two builds and no more. False: it is the person's turn.
 */
export function reloadOnce(build = buildHere()): boolean {
  if (!navigator.onLine) return false
  try {
    const tried = (sessionStorage.getItem(KEY) ?? '').split('\n')
    if (tried.includes(build)) return false
    sessionStorage.setItem(KEY, [...tried.filter(Boolean), build].join('\n'))
  } catch {
    // Without a memory nothing would end the reloading.
    return false
  }
  reloadPage()
  return true
}

/** The build by its entry's name, which changes with every piece. */
const buildHere = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
