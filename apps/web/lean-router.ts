import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Parts for pages that a server renders, which we have none of, and what each is without one. The router calls them
 * itself, so that a bundler keeps them: 2 kB gzip of the entry.
 */
const serverRendered = {
  PrefetchPageLinks: '() => null',
  usePrefetchBehavior: '() => [false, null, {}]',
  parseHydrationData: '() => undefined',
  RSCErrorHandler: '() => null',
  instrumentClientSideRouter: '(router) => router',
  getRouteInstrumentationUpdates: '() => ({})',
}

/**
 * What is shipped of react-router is what we import. Its own exports name its development build alone, whose warnings
 * nobody reads there; and a bundler keeps the forms, links and boundaries of it that nobody imports, because it cannot
 * know that making them does nothing else.
 */
export function leanRouter(): Plugin {
  const shipped = new URL('dist/production/', import.meta.resolve('react-router/package.json'))
  const folder = fileURLToPath(shipped)
  const left = new Set(Object.keys(serverRendered))
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? fileURLToPath(new URL('index.mjs', shipped)) : null),
    transform(code, id) {
      if (!id.startsWith(folder)) return null
      let lean = marked(code)
      for (const [name, without] of Object.entries(serverRendered))
        lean = lean.replace(`\nfunction ${name}(`, () => {
          left.delete(name)
          return `\nconst ${name} = ${without}\nfunction ${name}OfServer(`
        })
      return { code: lean, map: null }
    },
    // another release of the router may name them otherwise
    buildEnd(error) {
      if (error === undefined && left.size > 0) throw new Error(`react-router has no ${[...left].join(', ')}`)
    },
  }
}

/** The names are those of a developer's tools. */
const marked = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[\w ]+";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/= class extends (React\d*)\.Component \{/g, '= class extends (/* @__PURE__ */ (() => $1.Component)()) {')
