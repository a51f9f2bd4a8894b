import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { savesData } from '../kernel/device/saves-data.ts'

/** Cut from Pretendard by `npm run font`; its name changes with its letters. */
const file = new URL('../styles/own-font.woff2', import.meta.url).href
/** The file that this browser has fetched, and so probably has in its cache. */
const KEY = 'nz_font'
/** After the first page with all of its parts: what arrives meanwhile delays them. */
const QUIET_MS = 2_000
/** Longer than a cache takes, shorter than a wait is felt. */
const FROM_CACHE_MS = 300

let loading: Promise<void> | undefined
let loaded: FontFace | null = null

/** Fetches our font. It is used from the next place on: exchanging it under a reader would lay out the whole page again. */
export function fetchOwnFont(): void {
  if (!savesData()) setTimeout(() => void load(), QUIET_MS)
}
function load(): Promise<void> {
  loading ??= new FontFace('Own', `url(${file})`, { weight: '400 800' }).load().then(
    (face) => {
      loaded = face
      localStorage.setItem(KEY, file)
    },
    // Without it, text stays in the device's font.
    () => undefined,
  )
  return loading
}

/** Resolves when the first page can be rendered: in our font if an earlier visit has fetched it, else at once. */
export async function ownFontOfCache(): Promise<void> {
  if (localStorage.getItem(KEY) !== file) return
  const late = new Promise<void>((done) => setTimeout(done, FROM_CACHE_MS))
  await Promise.race([load(), late])
}

/** From this place on, text is shown in our font if it has been fetched by now. */
export function useOwnFont(): void {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    if (loaded === null || document.fonts.has(loaded)) return
    document.fonts.add(loaded)
    document.documentElement.classList.add('own-font')
    // Letters that our texts do not use, in a name for example.
    void import('../styles/fonts.css').catch(() => undefined)
  }, [pathname])
}
