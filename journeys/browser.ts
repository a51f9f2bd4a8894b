import { copyFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from 'playwright-core'

/**
 * A headless Chromium without an installation: from the npm package on Linux x64, else the local Chrome. `CHROME_PATH`
 * selects another one.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const own = process.env['CHROME_PATH']
  if (own) return chromium.launch({ executablePath: own, args: [...ARGS, ...more] })
  if (process.platform === 'linux' && process.arch === 'x64') return launchPackaged(more)
  return chromium.launch({ channel: 'chrome', args: [...ARGS, ...more] })
}

const ARGS = [
  '--disable-background-networking',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

async function launchPackaged(more: readonly string[]): Promise<Browser> {
  const place = await unpacked()
  return chromium.launch({
    executablePath: join(place, 'chromium'),
    // Its build is a headless shell without a sandbox helper.
    args: [...new Set([...ARGS, '--no-sandbox', '--disable-gpu', '--headless=shell', ...more])],
    env: {
      ...(process.env as Record<string, string>), // an environment has no undefined values
      LD_LIBRARY_PATH: join(place, 'al2023/lib'),
      FONTCONFIG_FILE: join(place, FONTS),
    },
  })
}

const FONTS = 'own-fonts.conf'
/**
 * The package's own file points to a wrong folder for fonts; without any font a page's fallback crashes the browser.
 */
const fontsOf = (place: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(place, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(place, 'fonts-cache')}</cachedir>
</fontconfig>
`

/**
 * Unpacked once per user and version, into a temporary folder and then renamed, so that two concurrent first starts do
 * no harm.
 */
async function unpacked(): Promise<string> {
  const root = packageRoot()
  // package.json of a published package always has its version.
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const outer = tmpdir()
  const place = join(outer, `jipsalpim-browser-${version}-korean-${process.getuid?.() ?? 0}`)
  if (existsSync(place)) return place
  const draft = mkdtempSync(`${place}.`)
  // The package does not export its unpacking, and unpacks to the current temporary folder.
  const { inflate } = (await import(pathToFileURL(join(root, 'build/lambdafs.js')).href)) as {
    inflate: (archive: string) => Promise<string>
  }
  process.env['TMPDIR'] = draft
  try {
    for (const archive of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'])
      await inflate(join(root, 'bin', archive))
  } finally {
    process.env['TMPDIR'] = outer
  }
  // As an Android phone has one: without it Korean text is a row of boxes of another width until our font comes.
  for (const font of ['400Regular/NotoSansKR_400Regular.ttf', '700Bold/NotoSansKR_700Bold.ttf'])
    copyFileSync(require.resolve(`@expo-google-fonts/noto-sans-kr/${font}`), join(draft, 'fonts', basename(font)))
  writeFileSync(join(draft, FONTS), fontsOf(place))
  try {
    renameSync(draft, place)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(place)) throw error
  }
  return place
}

const require = createRequire(import.meta.url)
function packageRoot(): string {
  for (let at = dirname(require.resolve('@sparticuz/chromium')); at !== dirname(at); at = dirname(at))
    if (existsSync(join(at, 'bin/chromium.br'))) return at
  throw new Error('@sparticuz/chromium carries no browser')
}
