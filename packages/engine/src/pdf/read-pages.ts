import type * as Pdfjs from 'pdfjs-dist'
import type { Refused, RefusalName } from '../register/model.ts'
import { matrixOf, identity } from './matrix.ts'
import type { PdfPage } from './page.ts'
import { preflight } from './preflight.ts'
import { runOperators, type FontBox } from './run-operators.ts'
import { strikeWords } from './strike-words.ts'

export type ReadPagesOptions = {
  /** Default: 200. */
  maxPages?: number
  /** Where pdf.js finds its CMaps (needed for Korean fonts without ToUnicode), with a trailing slash. */
  cMapUrl?: string
  standardFontDataUrl?: string
  wasmUrl?: string
}

/**
 * The words of a PDF with their positions and strike marks, from one pass over each page's operators (fetching the
 * text from pdf.js too would cost double). The caller passes pdf.js, so that Node and the browser share this code.
 */
export async function readPages(
  pdfjs: Pick<typeof Pdfjs, 'getDocument' | 'OPS'>,
  bytes: Uint8Array,
  options: ReadPagesOptions = {},
): Promise<{ pages: readonly PdfPage[] } | Refused> {
  if (bytes.length === 0) return refused('emptyFile')
  const early = preflight(bytes)
  if (early !== null) return early
  const { maxPages = 200, ...places } = options
  const task = pdfjs.getDocument({
    // pdf.js transfers the bytes to its worker, which empties them
    data: bytes.slice(),
    useSystemFonts: false,
    ...fontsNotDrawn,
    verbosity: 0,
    cMapPacked: true,
    // seals and watermarks contain no words: images are never decoded
    maxImageSize: 1,
    ...places,
  })
  try {
    const doc: Pick<Pdfjs.PDFDocumentProxy, 'numPages' | 'getPage'> & Partial<Pdfjs.PDFDocumentProxy> =
      await task.promise
    if (await doc.hasJSActions?.()) return refused('hasScripts')
    if (doc.numPages > maxPages) return refused('tooManyPages', { pages: doc.numPages, limit: maxPages })
    const pages: PdfPage[] = []
    for (let n = 1; n <= doc.numPages; n++) pages.push(await readPage(await doc.getPage(n), n, pdfjs.OPS))
    return pages.some((p) => p.runs.length > 0) ? { pages } : refused('unreadable', { pages: doc.numPages })
  } catch (error) {
    return refused(error instanceof Error && error.name === 'PasswordException' ? 'passwordProtected' : 'unreadable')
  } finally {
    await task.destroy().catch(() => undefined)
  }
}

/**
 * Nothing is painted. Without a browser's fonts pdf.js would compile the outline of every letter, a tenth of the time:
 * on a server it is told that a document has the fonts, and this one forgets them. In a browser loading the fonts would
 * cost more than the outlines. An object: pdf.js's type wants a whole document, of which it uses these parts.
 */
const fontsNotDrawn: object =
  'document' in globalThis
    ? { disableFontFace: true }
    : {
        disableFontFace: false,
        ownerDocument: {
          adoptedStyleSheets: [],
          defaultView: {
            CSSStyleSheet: class {
              readonly cssRules = []
              insertRule(): void {}
            },
          },
        },
      }

const refused = (name: RefusalName, numbers: Record<string, number | string> = {}): Refused => ({
  refused: { name, numbers },
})

/**
 * pdf.js's AnnotationMode.DISABLE: annotations were added after the registry issued the print. A reader's own
 * strike-out would otherwise cancel an entry that is in force.
 */
const NO_ANNOTATIONS = 0

async function readPage(
  page: Pdfjs.PDFPageProxy,
  number: number,
  ops: Readonly<Record<string, number>>,
): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: 1 })
  const list = await page.getOperatorList({ annotationMode: NO_ANNOTATIONS })
  const { words, strokes } = runOperators(list, ops, matrixOf(viewport.transform) ?? identity, fontBoxes(page))
  page.cleanup()
  return { number, width: viewport.width, height: viewport.height, runs: strikeWords(words, strokes) }
}

/** Fonts are cached; one that pdf.js could not load counts as an ordinary one. */
function fontBoxes(page: Pdfjs.PDFPageProxy): FontBox {
  const known = new Map<string, ReturnType<FontBox>>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const font = fontOf(page, name)
    // the text box of Batang and similar fonts, used in registers: 0.86 above the baseline, 0.14 below
    const box = {
      unit: font?.fontMatrix?.[0] ?? 0.001,
      ascent: 0.86,
      descent: -0.14,
      vertical: font?.vertical === true,
    }
    known.set(name, box)
    return box
  }
}

type LoadedFont = { fontMatrix?: ArrayLike<number>; vertical?: boolean } | null

function fontOf(page: Pdfjs.PDFPageProxy, name: string): LoadedFont {
  try {
    return page.commonObjs.has(name) ? (page.commonObjs.get(name) as LoadedFont) : null // pdf.js types it as any
  } catch {
    return null
  }
}
