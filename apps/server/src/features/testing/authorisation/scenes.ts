import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { Scene, Scenes } from './scene.ts'

/** The areas' own scenes: every `*.scenes.ts` beside a manifest. */
const files = globSync(fileURLToPath(new URL('../../*/*.scenes.ts', import.meta.url))).toSorted()
const areas: readonly Scenes[] = await Promise.all(
  files.map(async (file) => {
    // a file of scenes exports them and nothing else
    const [scenes, ...more] = Object.values((await import(file)) as Record<string, Scenes>)
    if (!scenes || more.length > 0) throw new Error(`${file} exports more or less than its scenes`)
    return scenes
  }),
)

/** Every call that names an object, and how. A call with such a field and no scene fails the test by name. */
export const scenes: Partial<Record<CallName, readonly Scene[]>> = Object.assign({}, ...areas.map((a) => a.scenes))
/** Fields that look like an object's name but do not name a user's object, with the reason. */
export const nobodys: Readonly<Record<string, string>> = Object.assign({}, ...areas.map((a) => a.nobodys))

/** A path's field, a number of something owned, or another typical name of an identifier. */
export const looksLikeName = (field: string): boolean =>
  /(^|_)(id|seq|uid|no|key|token|code|codes|state|slug|merchant|coupon|campaign|provider|device)$/.test(field)
