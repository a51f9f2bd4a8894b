import { read } from '../repository.ts'

/** A package as in package-lock.json: read here, and by the test that compares the two. */
export type Locked = {
  version: string
  license?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
} & Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>>

type Component = {
  ref: string
  name: string
  locked: Locked
  /** 'required' if any of its copies is required. */
  scope: 'required' | 'optional' | 'excluded'
  needs: Set<string>
}
const IN = 'node_modules/'
const SCOPES = ['required', 'optional', 'excluded'] as const

/**
 * The bill of materials (CycloneDX 1.6): every package of the lock file with version, licence and hash, once, and its
 * dependents. `excluded`: only for building and testing. A package of another platform whose licence is not in the lock
 * has none.
 */
export function printBom(): string {
  const { version, packages } = JSON.parse(read('package-lock.json')) as { version: string; packages: Record<string, Locked> }
  const components = new Map<string, Component>()
  const root = new Set<string>()
  for (const [path, locked] of Object.entries(packages)) {
    if (!isOutside(path, locked)) {
      for (const ref of needsOf(packages, path, locked)) root.add(ref)
      continue
    }
    const ref = refOf(path, locked)
    const found = components.get(ref) ?? { ref, name: nameOf(path), locked, scope: 'excluded', needs: new Set() }
    found.scope = SCOPES[Math.min(SCOPES.indexOf(found.scope), SCOPES.indexOf(scopeOf(locked)))] ?? 'required'
    for (const need of needsOf(packages, path, locked)) found.needs.add(need)
    components.set(ref, found)
  }
  const sorted = [...components.values()].toSorted((a, b) => (a.ref < b.ref ? -1 : 1))
  const self = `pkg:npm/jipsalpim@${version}`
  return lines({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': self, name: 'jipsalpim', version } },
    components: sorted.map(printed),
    dependencies: [{ ref: self, dependsOn: [...root].toSorted() }, ...sorted.map((c) => ({ ref: c.ref, dependsOn: [...c.needs].toSorted() }))],
  })
}

/** From a registry: not a package of ours or a link to one. */
export const isOutside = (path: string, { link }: Locked): boolean => path.includes(IN) && !link
export const nameOf = (path: string): string => path.slice(path.lastIndexOf(IN) + IN.length)
// Package URL: the scope's at sign is encoded.
const refOf = (path: string, { version }: Locked): string => `pkg:npm/${nameOf(path).replace('@', '%40')}@${version}`
const scopeOf = ({ dev, devOptional, optional }: Locked): Component['scope'] =>
  dev ? 'excluded' : optional || devOptional ? 'optional' : 'required'

const printed = ({ ref, name, locked, scope }: Component) => ({
  type: 'library',
  'bom-ref': ref,
  name,
  version: locked.version,
  scope,
  ...(locked.license ? { licenses: [/ (OR|AND|WITH) /.test(locked.license) ? { expression: locked.license } : { license: { id: locked.license } }] } : {}),
  purl: ref,
  ...(locked.integrity ? { hashes: [hashOf(locked.integrity)] } : {}),
})
/** Converts subresource integrity to a hexadecimal hash. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [alg = '', base64 = ''] = integrity.split('-')
  return { alg: alg.toUpperCase().replace(/^SHA(\d+)$/, 'SHA-$1'), content: Buffer.from(base64, 'base64').toString('hex') }
}

/** How a package resolves a name: its own copy first, then those of the folders above. */
function needsOf(packages: Record<string, Locked>, path: string, locked: Locked): string[] {
  const asked = { ...locked.dependencies, ...locked.optionalDependencies, ...locked.peerDependencies, ...(path.includes(IN) ? {} : locked.devDependencies) }
  return Object.keys(asked).flatMap((name) => {
    for (let at = path; ; at = at.includes(IN) ? at.slice(0, Math.max(0, at.lastIndexOf(IN) - 1)) : '') {
      const place = `${at === '' ? '' : `${at}/`}${IN}${name}`
      const found = packages[place]
      if (found) return found.link ? [] : [refOf(place, found)]
      if (at === '') return []
    }
  })
}

/** One entry per line, so that a diff is readable. */
const lines = (bom: Record<string, unknown>): string =>
  `{\n${Object.entries(bom)
    .map(([key, value]) => `"${key}": ${Array.isArray(value) ? `[\n${value.map((v) => JSON.stringify(v)).join(',\n')}\n]` : JSON.stringify(value)}`)
    .join(',\n')}\n}\n`
