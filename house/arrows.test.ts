import { expect, test } from 'vitest'
import { arrows, boxOf, importedBox } from './box.ts'
import { codeFiles, importsOf, read } from './repository.ts'

const isTest = (file: string) => /\.(test|scenes)\.tsx?$|\/testing\//.test(file)
const wrongArrows = (file: string, text: string): string[] => {
  const box = boxOf(file)
  if (!box) return []
  return importsOf(text).flatMap((i) => {
    const to = importedBox(file, i)
    if (to === null || arrows[box].includes(to)) return []
    // Tests may use the sandbox and the samples: they are the outside world of a test.
    if (isTest(file) && (to === 'sandbox' || to === 'journeys' || to === 'house' || to === 'dev')) return []
    return [`${file} → ${i}`]
  })
}

test('imports go only along the arrows', () => {
  expect(codeFiles().flatMap((f) => wrongArrows(f, read(f)))).toEqual([])
})

test('the rule sees a planted violation', () => {
  expect(wrongArrows('packages/engine/src/x.ts', "import { a } from '@jipsalpim/contract/call.ts'")).toHaveLength(1)
  expect(wrongArrows('apps/web/src/x.ts', "import a from '../../server/src/main/context.ts'")).toHaveLength(1)
})

test('a web feature imports no other feature, and only its own server area writes queries', () => {
  const crossings = codeFiles().flatMap((file) => {
    const area = /^apps\/(web|server)\/src\/features\/([^/]+)\//.exec(file)
    if (!area) return []
    return importsOf(read(file))
      .filter((i) => i.startsWith('.'))
      .flatMap((i) => {
        const target = new URL(i, `file:///${file}`).pathname.slice(1)
        const other = /^apps\/(?:web|server)\/src\/features\/([^/]+)\/(.*)/.exec(target)
        if (!other || other[1] === area[2]) return []
        return area[1] === 'web' || other[2] === 'queries.ts' ? [`${file} → ${i}`] : []
      })
  })
  expect(crossings).toEqual([])
})

/** Rooms of what several web features show; the kernel below them knows none. */
const isUpward = (file: string, imported: string): boolean =>
  /^apps\/web\/src\/(kernel|ui|lang)\//.test(file) &&
  imported.startsWith('.') &&
  /^apps\/web\/src\/(shared|features)\//.test(new URL(imported, `file:///${file}`).pathname.slice(1))
test('the web’s kernel, components and languages import no shared room and no feature', () => {
  const upward = codeFiles().flatMap((file) =>
    importsOf(read(file))
      .filter((i) => isUpward(file, i) && !file.endsWith('.test.ts'))
      .map((i) => `${file} → ${i}`),
  )
  expect(upward).toEqual([])
  expect(isUpward('apps/web/src/kernel/x.ts', '../shared/coupon/chosen-coupon.ts')).toBe(true)
})

/** Code of one area is in its feature, or in a room that several share. */
const ofAnArea = (text: string): string[] => importsOf(text).filter((i) => i.startsWith('@jipsalpim/contract/areas/'))
test('the web’s kernel and components know no area', () => {
  const knowing = codeFiles()
    .filter((file) => /^apps\/web\/src\/(kernel|ui)\//.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => ofAnArea(read(file)).map((i) => `${file} → ${i}`))
  expect(knowing).toEqual([])
  expect(ofAnArea("import type { Seen } from '@jipsalpim/contract/areas/report/report.ts'")).toHaveLength(1)
})

test('the engine reaches no clock, network, database or chance', () => {
  const reach = /\bDate\.now\(|new Date\(\)|\bfetch\(|Math\.random\(|node:(?!test)|process\.|crypto\./
  const found = codeFiles()
    .filter((f) => f.startsWith('packages/engine/src/') && !f.endsWith('.test.ts'))
    .filter((f) => reach.test(read(f)))
  expect(found).toEqual([])
})

test('only the mains read the environment', () => {
  const readers = codeFiles().filter((f) => !f.endsWith('.test.ts') && /process\.env/.test(read(f)))
  const allowed =
    /^(apps\/(server|sandbox)\/src\/main(\.ts|\/)|bin\/|dev\/|apps\/server\/src\/testing\/|journeys\/|bench\/|house\/(arrows\.test|mutants)\.ts)/
  expect(readers.filter((f) => !allowed.test(f))).toEqual([])
})
