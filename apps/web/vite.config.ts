import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { leanRouter } from './lean-router.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwind(), leanRouter()],
  build: {
    outDir: 'dist',
    // The bench reads from it what a step really loads.
    manifest: true,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // A strict CSP has no `data:` for fonts and images, and no inline script for the polyfill.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The list of what every lazy chunk imports would weigh 4 kB gzip in the entry at 250 places; a chunk's own imports
      // are fetched when it comes, and the shared parts are there after the first page.
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'html' ? deps : deps.filter((d) => d.endsWith('.css')),
    },
    // The engine and the PDF reader are large on purpose and never in the entry; the entry has a budget of its own (house rules).
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        sw: fileURLToPath(new URL('src/worker/sw.ts', import.meta.url)),
      },
      output: {
        // A worker's name is its identity: the same after every release, and at the root for its scope.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          // A slow line pays for each file: what the first screen needs comes in few.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
            {
              name: 'shell',
              test: /src[\\/](ui[\\/](words|states[\\/]spinner)|lang[\\/](translated|language)|kernel[\\/]chunks[\\/]in-time)\.ts|engine[\\/]src[\\/]values[\\/](day|won|group-digits)\./,
            },
            // What the first screen says in another language: awaited, and so in one file each.
            ...['en', 'zh', 'vi'].map((lang) => ({
              name: `first-words-${lang}`,
              test: new RegExp(
                `src[\\\\/](?:(?:ui|shell|kernel(?:[\\\\/]chunks)?|lang)[\\\\/](?:words|part-words|money-words|day-words)\\.${lang}|lang[\\\\/]${lang}[\\\\/]numbers\\.words)\\.ts`,
              ),
              includeDependenciesRecursively: false,
            })),
            { name: 'first', tags: ['$initial'], test: /src[\\/](?!worker|main)/ },
            // What thirty or more chunks share comes in one file instead of some thirty.
            {
              name: 'common',
              test: /^(?!.*\.(en|zh|vi)\.ts).*(src[\\/](ui|kernel|lang|shared|shell)|engine[\\/]src|contract[\\/]src)/,
              minShareCount: 30,
            },
            // Whoever needs one of these needs the others; what they lean on is shared more widely.
            {
              name: 'lease-law',
              test: /engine[\\/]src[\\/]law[\\/](renewal|lease-term|guarantee-window|hug)\./,
              includeDependenciesRecursively: false,
            },
            // Judging needs it, and so do the Korean words, which judging does not need.
            {
              name: 'print-age',
              test: /engine[\\/]src[\\/]property[\\/]print-age\./,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
