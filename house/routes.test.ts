import { isPlaceholder, planned, plannedPlaces } from '@jipsalpim/contract/planned.ts'
import type { Place } from '@jipsalpim/contract/route.ts'
import { places } from '@jipsalpim/contract/routes.ts'
import { expect, test } from 'vitest'
import { printCoverage } from './printed/coverage.ts'
import { frameOf } from '../apps/web/src/shell/frame-of.ts'
import { filesBelow, read } from './repository.ts'
import { specRoutes, type SpecRoute } from './spec.ts'

test('every specified place has its row, as specified', () => {
  const all = [...places(), ...plannedPlaces()]
  const rows = new Map(all.map(({ path, route }): [string, Place] => [path, route]))
  for (const spec of specRoutes) {
    const row = rows.get(spec.path)
    expect(row, spec.path).toBeDefined()
    expect({ access: row?.access, ...framed(row) }, spec.path).toEqual({ access: spec.access, ...asked(spec) })
  }
  expect(rows.size).toBe(all.length)
})

test('a place that is not built yet is framed as specified all the same, and so is what lies below sherlock', () => {
  const paths = new Set(plannedPlaces().map(({ path }) => path))
  const missing = specRoutes.filter((spec) => paths.has(spec.path))
  for (const spec of missing) {
    const address = spec.path.replaceAll(/:\w+/g, '7')
    expect(framed(frameOf(address)), address).toEqual(asked(spec))
  }
  for (const address of ['/sherlock/', '/sherlock/no/such/place'])
    expect(framed(frameOf(address)), address).toMatchObject({ hideFooter: true, hideSidePanel: true })
  for (const address of ['/no/such/place', '/sherlocked']) expect(frameOf(address), address).toBeUndefined()
})

const framed = (row: Place | undefined) => ({
  footer: row?.footer,
  hideFooter: row?.hideFooter === true,
  hideSidePanel: row?.hideSidePanel === true,
})
const asked = (spec: SpecRoute) => ({
  footer: spec.footer,
  hideFooter: spec.hide_footer === true,
  hideSidePanel: spec.hide_side_panel === true,
})

test('every built place has its page, and every page its row', () => {
  const built = places().filter((p) => !('redirect' in p.route))
  const named = new Set(
    built.map(({ route }) =>
      'page' in route
        ? `apps/web/src/features/${route.page}.page.tsx`
        : 'funnel' in route
          ? `apps/web/src/features/${route.funnel}.funnel.tsx`
          : '',
    ),
  )
  const files = filesBelow('apps/web/src/features').filter((f) => /\.(page|funnel)\.tsx$/.test(f))
  expect([...named].sort()).toEqual(files.sort())
})

/** The pages among these files that check whether a planned place is built. */
const asking = (files: readonly string[], text: (file: string) => string): string[] =>
  files.filter((file) => [...text(file).matchAll(/isBuilt\(\s*'(\w+)/g)].some(([, name = '']) => name in planned))

test('a page that stands in for what is not built says so in its row, and is not counted', () => {
  const pages = filesBelow('apps/web/src/features').filter((f) => f.endsWith('.page.tsx'))
  const standIns = places().filter(({ route }) => isPlaceholder(route))
  const marked = standIns.flatMap(({ route }) =>
    'page' in route ? [`apps/web/src/features/${route.page}.page.tsx`] : [],
  )
  expect(asking(pages, read)).toEqual([...new Set(marked)])
  const built = places().filter(({ route }) => !isPlaceholder(route))
  const specified = new Set(built.map(({ path }) => path))
  expect(printCoverage()).toContain(`Screens: **${specRoutes.filter((r) => specified.has(r.path)).length}** of`)
  for (const { path } of standIns) expect(specified.has(path), path).toBe(false)
})

test('a page that asks for a planned place is found', () => {
  const planted = `export default () => (isBuilt('sherlockDashboard') ? <Notifier /> : <p>soon</p>)`
  expect(asking(['a.page.tsx'], () => planted)).toEqual(['a.page.tsx'])
  expect(asking(['a.page.tsx'], () => planted.replace('sherlockDashboard', 'report'))).toEqual([])
})

test('a funnel asks at the places that name it', () => {
  for (const { name, route } of places()) {
    if (!('funnel' in route)) continue
    expect(read(`apps/web/src/features/${route.funnel}.funnel.tsx`), name).toContain(`'${name}'`)
  }
})
