import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A new place: sets the window's title, and moves the focus to its heading or to the element of the URL fragment, so
 * that a screen reader announces the place and the keyboard starts at the top. A field with autofocus keeps the focus.
 */
export function useRouteFocus(title: string): void {
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
 * A loading placeholder takes the focus with it when it is removed: it is set again until the user does something, on a
 * slow connection too.
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
