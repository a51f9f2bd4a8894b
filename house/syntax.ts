import { parseSync } from 'vite'

/** A node of a source's syntax tree (ESTree), as far as the rules need it. */
export type Node = { type: string; start: number; end: number } & { readonly [field: string]: unknown }

/** Every node of a source, outer ones first. Throws for a source that is not TypeScript. */
export function nodesOf(file: string, text: string): Node[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`)
  const found: Node[] = []
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look)
    else if (isNode(value)) {
      found.push(value)
      Object.values(value).forEach(look)
    }
  }
  look(program)
  return found
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
/** The field of a node that is a node itself. */
export const child = (node: Node | undefined, field: string): Node | undefined => {
  const value = node?.[field]
  return isNode(value) ? value : undefined
}
export const children = (node: Node | undefined, field: string): Node[] => {
  const value = node?.[field]
  return Array.isArray(value) ? value.filter(isNode) : []
}
