import { places } from '@jipsalpim/contract/routes.ts'
import type { Place, Route } from '@jipsalpim/contract/route.ts'
import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { AppShell } from '../shell/app-shell.tsx'
import { FirstPaint } from '../shell/first-paint.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { RouteError } from '../shell/route-error.tsx'
import { withinTime } from './chunks/chunks.ts'
import type { PlaceHandle } from './links.ts'
import { loadTitles } from './place-titles.ts'
import { isLoggedIn, rememberPlace } from './login/session.ts'
import { recordCampaign, recordSource } from './source.ts'

type PageModule = {
  default: ComponentType
  /**
   * Loads what the page's first screen shows, before it is rendered: a skeleton, once shown, stays for a third of a
   * second. If it fails, the page itself shows that.
   */
  prepare?: (url: URL) => Promise<unknown>
}
// Every page and funnel is its own chunk, found by the name in the route table.
const pages = import.meta.glob<PageModule>('../features/*/*.page.tsx')
// oxlint-disable-next-line typescript/no-explicit-any -- a funnel of any fields; FunnelPage reads it by its own types
const funnels = import.meta.glob<{ default: any }>('../features/*/*.funnel.tsx')

/**
 * The browser's routes, from the route table: guards, chunks, titles and twins come from its rows. `onEnter` is called with
 * the URL before a place is entered, also when its guard then redirects.
 */
export const makeRouter = (onEnter: (url: URL) => void) =>
  createBrowserRouter([
    {
      element: <AppShell />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <FirstPaint />,
      children: [
        ...places().map((place) => objectOf(place, onEnter)),
        ...(import.meta.env.DEV ? [galleryRoute] : []),
        { path: '*', element: <NotFound />, loader: ({ request }) => frameOfNowhere(new URL(request.url).pathname) },
      ],
    },
  ])

const objectOf = (
  { name, area, path, ione, route }: ReturnType<typeof places>[number],
  onEnter: (url: URL) => void,
): RouteObject => {
  const prepareAt = 'page' in route ? preparerOf(route.page) : null
  return {
    path,
    handle: { name, ione, route } satisfies PlaceHandle,
    errorElement: <RouteError />,
    loader: ({ request }) => {
      const url = new URL(request.url)
      recordSource(name, ione)
      recordCampaign(url)
      onEnter(url)
      if ('redirect' in route) return redirect(route.redirect)
      if (route.access === 'open' || isLoggedIn()) return prepareAt?.(url) ?? null
      rememberPlace(url.pathname + url.search)
      return redirect(route.guard ?? '/')
    },
    // A chunk that fails to load must show the error page; the router itself would leave the place empty.
    ...('redirect' in route ? {} : { lazy: () => loadWithTitles(route, loadTitles(area)) }),
  }
}

async function loadWithTitles(route: Route, titles: Promise<void>): Promise<{ Component: ComponentType }> {
  const Component = await withinTime(componentOf(route)).catch(thrower)
  await titles
  return { Component }
}
/** Prepares a page; a failure to load it is handled where it is rendered. Null: there is nothing to wait for. */
function preparerOf(page: string): (url: URL) => Promise<null> | null {
  let isPlain = false
  const prepareAt = async (url: URL) => {
    const { prepare } = await withinTime(load(pages, `../features/${page}.page.tsx`))
    isPlain = prepare === undefined
    await prepare?.(url)
    return null
  }
  return (url) => (isPlain ? null : prepareAt(url).catch(() => null))
}
/** The frame for a URL without a place. If it fails to load, the not-found page is shown without it. */
const frameOfNowhere = (pathname: string): Promise<Place | null> =>
  withinTime(import('../shell/frame-of.ts')).then(
    ({ frameOf }) => frameOf(pathname) ?? null,
    () => null,
  )

async function componentOf(route: Route): Promise<ComponentType> {
  if ('page' in route) return (await load(pages, `../features/${route.page}.page.tsx`)).default
  if (!('funnel' in route)) throw new Error(`${route.path} has neither page nor funnel`)
  const [{ default: funnel }, { FunnelPage }] = await Promise.all([
    load(funnels, `../features/${route.funnel}.funnel.tsx`),
    import('./funnel/funnel-page.tsx'),
  ])
  return () => <FunnelPage funnel={funnel} />
}
const thrower =
  (error: unknown): ComponentType =>
  () => {
    throw error
  }
function load<T>(files: Record<string, () => Promise<T>>, name: string): Promise<T> {
  const file = files[name]
  if (!file) throw new Error(`the route table names ${name}, which does not exist`)
  return file()
}

const galleryRoute: RouteObject = {
  path: '/dev/ui',
  handle: {
    name: 'root',
    ione: false,
    route: {
      path: '/',
      access: 'open',
      footer: 'none',
      hideFooter: true,
      hideSidePanel: true,
      redirect: '/',
    },
  } satisfies PlaceHandle,
  lazy: async () => ({ Component: (await import('../gallery/gallery.tsx')).Gallery }),
}
