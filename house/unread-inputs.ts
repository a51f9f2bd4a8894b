import { dirname, posix } from 'node:path'
import { child, children, isNode, nodesOf, type Node } from './syntax.ts'

type Load = (file: string) => string
/** A function and its file. */
type Place = { file: string; fn: Node }

/**
 * The `fields` that an action never reads. Its input is followed by name: destructured, accessed, or passed to a
 * function of ours, in its own file or an imported one. Where it cannot be followed further (spread, stored, returned),
 * a field counts as read if its name occurs anywhere in that file or in one that it imports. `areas`: the manifests, by
 * which a call of a hook is followed to the function that answers it.
 */
export function unreadInputs(
  load: Load,
  file: string,
  action: string | Node,
  fields: readonly string[],
  areas: readonly string[] = [],
): string[] {
  const read = new Set<string>()
  const lost = new Set<string>()
  const seen = new Set<string>()

  const takeParam = ({ file: at, fn }: Place, index: number): void => {
    const key = `${at}:${fn.start}:${index}`
    if (seen.has(key)) return
    seen.add(key)
    const given = children(fn, 'params')[index]
    if (given) takePattern(at, fn, given.type === 'AssignmentPattern' ? (child(given, 'left') ?? given) : given)
  }
  const takePattern = (at: string, within: Node, pattern: Node): void => {
    if (pattern.type === 'Identifier') return follow(at, within, nameOf(pattern))
    for (const part of children(pattern, 'properties')) {
      if (part.type === 'RestElement') follow(at, within, nameOf(child(part, 'argument')))
      else read.add(nameOf(child(part, 'key')))
    }
  }
  const follow = (at: string, within: Node, name: string): void => {
    for (const [node, parents] of withParents(within)) {
      const parent = parents.at(-1)
      if (node.type !== 'Identifier' || nameOf(node) !== name || !parent) continue
      if (isLabel(node, parent)) continue
      if (parent.type === 'MemberExpression' && child(parent, 'object') === node && parent['computed'] !== true)
        read.add(nameOf(child(parent, 'property')))
      else if (parent.type === 'VariableDeclarator') takePattern(at, within, child(parent, 'id') ?? node)
      else handOver(at, parent.type === 'SpreadElement' ? parents.slice(-3) : [parent], node)
    }
  }
  /** Passed as an argument, itself or spread in an object argument. */
  const handOver = (at: string, [called, object, spread]: readonly Node[], node: Node): void => {
    const given = spread && object?.type === 'ObjectExpression' ? object : node
    const index = called?.type === 'CallExpression' ? children(called, 'arguments').indexOf(given) : -1
    const callee = child(called, 'callee')
    const place = hookPlace(load, areas, callee) ?? placeOf(load, at, nameOf(callee))
    if (place && index >= 0) takeParam(place, index)
    else if (index >= 0 && writes.has(nameOf(child(callee, 'property')))) fields.forEach((field) => read.add(field))
    else lost.add(at)
  }
  const place = typeof action === 'string' ? placeOf(load, file, action) : { file, fn: action }
  if (place) takeParam(place, 1)
  else lost.add(file)
  const elsewhere = [...lost].flatMap((at) => [
    at,
    ...importsOf(load, at)
      .values()
      .map(({ from }) => from),
  ])
  const texts = [...new Set(elsewhere)].map(load)
  return fields.filter((field) => !read.has(field) && !texts.some((text) => new RegExp(`\\b${field}\\b`).test(text)))
}

/** Writing a row uses every field: one that is not a column fails. */
const writes: ReadonlySet<string> = new Set(['values', 'set', 'doUpdateSet'])

const nameOf = (node: Node | undefined): string => {
  const name = node?.['name'] ?? node?.['value']
  return typeof name === 'string' ? name : ''
}
/** A name that is not a use of a variable: a field's name, or the variable's declaration. */
const isLabel = (node: Node, parent: Node): boolean =>
  (parent.type === 'MemberExpression' && child(parent, 'property') === node && parent['computed'] !== true) ||
  (parent.type === 'Property' && child(parent, 'key') === node && child(parent, 'value') !== node) ||
  (parent.type === 'VariableDeclarator' && child(parent, 'id') === node) ||
  children(parent, 'params').includes(node)

function* withParents(node: Node, parents: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  yield [node, parents]
  for (const value of Object.values(node))
    for (const below of Array.isArray(value) ? value : [value])
      if (isNode(below)) yield* withParents(below, [...parents, node])
}

/** The function of this name in a file, or where the file imports it from; null where there is none to follow. */
function placeOf(load: Load, file: string, name: string): Place | null {
  if (name === '') return null
  const imported = importsOf(load, file).get(name)
  if (imported) return placeOf(load, imported.from, imported.name)
  for (const node of nodesOf(file, load(file))) {
    if (node.type === 'FunctionDeclaration' && nameOf(child(node, 'id')) === name) return { file, fn: node }
    if (node.type !== 'VariableDeclarator' || nameOf(child(node, 'id')) !== name) continue
    const made = child(node, 'init')
    if (made?.type === 'ArrowFunctionExpression' || made?.type === 'FunctionExpression') return { file, fn: made }
    if (made?.type === 'Identifier') return placeOf(load, file, nameOf(made))
    // A function that makes actions: follow the one that it returns.
    const maker = made?.type === 'CallExpression' ? placeOf(load, file, nameOf(child(made, 'callee'))) : null
    const answered =
      maker && [...withParents(maker.fn)].find(([n]) => n !== maker.fn && children(n, 'params').length > 1)
    return maker && answered ? { file: maker.file, fn: answered[0] } : null
  }
  return null
}

/** The function that answers `ctx.hooks.name(…)` or `ctx.hooks.name.part(…)`, by the manifest that names it. */
function hookPlace(load: Load, areas: readonly string[], callee: Node | undefined): Place | null {
  const path: string[] = []
  for (let at = callee; at?.type === 'MemberExpression'; at = child(at, 'object'))
    path.unshift(nameOf(child(at, 'property')))
  const [hooks, name = '', part] = path
  if (hooks !== 'hooks') return null
  for (const area of areas)
    for (const node of nodesOf(area, load(area))) {
      if (node.type !== 'Property' || nameOf(child(node, 'key')) !== 'hooks') continue
      const answers = children(child(node, 'value') ?? node, 'properties').map((p) => nameOf(child(p, 'key')))
      if (answers.includes(name)) return part === undefined ? placeOf(load, area, name) : partOf(load, area, name, part)
    }
  return null
}

/** The function under a key of an object that a file declares or imports by this name. */
function partOf(load: Load, file: string, name: string, part: string): Place | null {
  const imported = importsOf(load, file).get(name)
  if (imported) return partOf(load, imported.from, imported.name, part)
  const made = nodesOf(file, load(file)).find(
    (node) => node.type === 'VariableDeclarator' && nameOf(child(node, 'id')) === name,
  )
  const value = children(child(made, 'init') ?? { type: '', start: 0, end: 0 }, 'properties')
    .filter((p) => nameOf(child(p, 'key')) === part)
    .map((p) => child(p, 'value'))[0]
  if (value?.type === 'ArrowFunctionExpression') return { file, fn: value }
  return placeOf(load, file, nameOf(value))
}

/** The calls in an area's `serve`, each with the name of its action, or with the inline function. */
export const actionsIn = (load: Load, file: string): [call: string, action: string | Node][] =>
  nodesOf(file, load(file))
    .filter((node) => node.type === 'CallExpression' && nameOf(child(node, 'callee')) === 'serve')
    .flatMap((node) => children(children(node, 'arguments')[1], 'properties'))
    .map((part) => {
      const action = child(part, 'value')
      return [nameOf(child(part, 'key')), action?.type === 'ArrowFunctionExpression' ? action : nameOf(action)]
    })

/** What a file imports from other files of the same box, by its local name. */
function importsOf(load: Load, file: string): Map<string, { from: string; name: string }> {
  const found = new Map<string, { from: string; name: string }>()
  for (const node of nodesOf(file, load(file))) {
    const source = nameOf(child(node, 'source'))
    if (node.type !== 'ImportDeclaration' || !source.startsWith('.')) continue
    for (const part of children(node, 'specifiers'))
      found.set(nameOf(child(part, 'local')), {
        from: posix.join(dirname(file), source),
        name: nameOf(child(part, 'imported') ?? child(part, 'local')),
      })
  }
  return found
}
