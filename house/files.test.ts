import { expect, test } from 'vitest'
import { codeFiles, filesBelow, read } from './repository.ts'

// Tables of data and samples may be long; code may not.
const LONG_BY_NATURE = /\/(tables|samples|data|routes)\/|words|\.gen\./
const LINES = 350

test(`no file of code is over ${LINES} lines`, () => {
  const long = codeFiles()
    .filter((f) => !LONG_BY_NATURE.test(f))
    .map((f) => ({ f, lines: read(f).split('\n').length }))
    .filter((x) => x.lines > LINES)
  expect(long).toEqual([])
})

test('file names are kebab-case, and none is a drawer for anything', () => {
  const names = codeFiles()
  expect(names.filter((f) => !/^[a-z0-9]+([-.][a-z0-9]+)*\.(ts|tsx|mjs)$/.test(f.split('/').at(-1) ?? ''))).toEqual([])
  expect(names.filter((f) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(f))).toEqual([])
  expect(names.filter((f) => /(^|\/)index\.tsx?$/.test(f))).toEqual([])
})

/**
 * More files than a reader can take in at a glance: an area then has rooms. `testing` is not an area: each file is a
 * scene.
 */
const FLAT = 25
const crowded = (files: readonly string[]): string[] => {
  const counts = Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf('/')))
  return [...counts].filter(([, inside]) => inside.length > FLAT).map(([folder]) => folder)
}
test('an area of the server has rooms where its files are many', () => {
  const files = codeFiles().filter((file) => /^apps\/server\/src\/features\/(?!testing\/)/.test(file))
  expect(files.length).toBeGreaterThan(500)
  expect(crowded(files)).toEqual([])
  expect(crowded(Array.from({ length: FLAT + 1 }, (_, n) => `a/b/${n}.ts`))).toEqual(['a/b'])
})

test('no marks left in the code', () => {
  const marks = /\b(TODO|FIXME|XXX)\b|@ts-ignore|\.only\(|\.skip\(|console\.log\(/
  const allowed = /^(bin\/|bench\/|accuracy\/|house\/|db\/|apps\/(server|sandbox)\/src\/main|journeys\/)/
  expect(codeFiles().filter((f) => !allowed.test(f) && marks.test(read(f)))).toEqual([])
})

test('nobody writes an address of the product by hand', () => {
  const byHand = /(?:href|to|navigate\(|redirect\()\s*[=(]?\s*[{(]?['"`]\/(?:analyze|report|login|mypage|subscribe)/
  const found = codeFiles().filter(
    (f) => /^apps\/(web|server)\/src\//.test(f) && !f.endsWith('.test.ts') && byHand.test(read(f)),
  )
  expect(found).toEqual([])
})

test('sentences for people stand in catalogues', () => {
  // A Korean sentence ends in 요. or 다. inside a string; names and legal tokens do not.
  const sentence = /['"`][^'"`\n]*[가-힣]+(?:요|다)[.?!]?['"`]/
  const catalogues =
    /words|areas\/[\w-]+\/titles\.ts$|errors\.ts$|\/tables\/|terms|magic|world|browser|\.test\.tsx?$|^house\/|^journeys\/|^bench\/|^accuracy\/|^bin\/|gallery|samples|landing|\/data\/|\/services\/|funnel\.tsx$|register\/vocabulary|\/main\/|^dev\/tools\//
  const found = codeFiles().filter((f) => !catalogues.test(f) && sentence.test(stripped(read(f))))
  expect(found).toEqual([])
})
const stripped = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')

test('the project speaks of itself alone', () => {
  const foreign = /\/work\/|registry\.npmjs|issue #?\d|session \d/i
  const files = filesBelow().filter(
    (f) => /\.(ts|tsx|mjs|md|sql|json|css|html|sh|yml)$/.test(f) && !f.startsWith('house/files.test'),
  )
  expect(files.filter((f) => foreign.test(read(f)))).toEqual([])
})
