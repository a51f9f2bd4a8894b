import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** A print as measured: words [x0, top, x1, bottom, text, size] and red lines [x0, y, x1], points from the top left. */
export type Geometry = {
  id: string
  pages: readonly {
    width: number
    height: number
    words: readonly (readonly [number, number, number, number, string, number])[]
    redLines: readonly (readonly [number, number, number])[]
  }[]
}

export const readGeometry = (id: string): Geometry =>
  // the samples are ours and have this shape
  JSON.parse(readFileSync(new URL(`pdf-geometry/${id}.json`, import.meta.url), 'utf8')) as Geometry

/** Rebuilds the PDF: each word at its place and as wide as it was, each red line drawn, in a font with ToUnicode. */
export function rebuildPdf(geometry: Geometry): Uint8Array {
  const source = compiler()
  source.mapShadow('/geometry.json', Buffer.from(JSON.stringify(geometry)))
  const pdf = source.pdf({ mainFileContent: template })
  source.evictCache(1)
  return new Uint8Array(pdf)
}

let made: NodeCompiler | null = null
function compiler(): NodeCompiler {
  const fonts = fileURLToPath(new URL('../../../node_modules/pretendard/dist/public/static', import.meta.url))
  made ??= NodeCompiler.create({ workspace: '/', fontArgs: [{ fontPaths: [fonts] }] })
  return made
}

// edges of the letters' box as in Batang, so that a line at half height crosses where it did in the print
const template = `
#let data = json("/geometry.json")
#set text(font: "Pretendard", top-edge: 0.86em, bottom-edge: -0.14em)
#for page-data in data.pages {
  page(width: page-data.width * 1pt, height: page-data.height * 1pt, margin: 0pt, {
    for w in page-data.words {
      let size = calc.max(w.at(5), 1) * 1pt
      place(top + left, dx: w.at(0) * 1pt, dy: w.at(1) * 1pt, context {
        let natural = measure(text(size: size, w.at(4))).width
        let letters = w.at(4).clusters().len()
        let gap = ((w.at(2) - w.at(0)) * 1pt - natural) / letters
        text(size: size, tracking: gap, w.at(4))
      })
    }
    for l in page-data.redLines {
      place(top + left, dx: l.at(0) * 1pt, dy: l.at(1) * 1pt, line(length: (l.at(2) - l.at(0)) * 1pt, stroke: 0.75pt + rgb(255, 0, 0)))
    }
  })
}
`
