import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A new place: its title in the window, and the focus on its heading, so that a screen reader says where one is and the
 * keyboard starts at the top. A field that took the focus by itself keeps it.
 */
export function useArrival(title: string): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.getElementById('main')
    if (!main || main.contains(document.activeElement)) return
    const target = main.querySelector<HTMLElement>('h1') ?? main
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname])
}
