import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A new place: its title in the window, and the focus on its heading, or on the part that the address names, so that a
 * screen reader says where one is and the keyboard starts at the top. A field that took the focus by itself keeps it.
 */
export function useArrival(title: string): void {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    return arrive(hash.slice(1))
  }, [pathname, hash])
}

/**
 * What stands in for a screen that is still coming takes the focus with it when it goes: it is given back until the person
 * does something himself, on a slow line too.
 */
const SETTLED_MS = 30_000

function arrive(part: string): () => void {
  const focus = () => {
    const main = document.getElementById('main')
    if (!main || main.contains(document.activeElement)) return
    const target = document.getElementById(part) ?? main.querySelector<HTMLElement>('h1') ?? main
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }
  focus()
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body) focus()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  const end = new AbortController()
  end.signal.addEventListener('abort', () => watch.disconnect())
  for (const act of ['keydown', 'pointerdown']) addEventListener(act, () => end.abort(), { signal: end.signal })
  const timer = setTimeout(() => end.abort(), SETTLED_MS)
  return () => {
    clearTimeout(timer)
    end.abort()
  }
}
