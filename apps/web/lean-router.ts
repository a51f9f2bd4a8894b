import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * What is shipped of react-router is what we import. Its own exports name its development build alone, whose warnings
 * nobody reads there; and a bundler keeps the forms, links and boundaries of it that nobody imports, because it cannot
 * know that making them does nothing else.
 */
export function leanRouter(): Plugin {
  const shipped = new URL('dist/production/', import.meta.resolve('react-router/package.json'))
  const folder = fileURLToPath(shipped)
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? fileURLToPath(new URL('index.mjs', shipped)) : null),
    transform: (code, id) => (id.startsWith(folder) ? { code: marked(code), map: null } : null),
  }
}

/** The names are those of a developer's tools. */
const marked = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[\w ]+";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/= class extends (React\d*)\.Component \{/g, '= class extends (/* @__PURE__ */ (() => $1.Component)()) {')
