import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { layOut, type PrintOptions } from './pdf/pages.ts'
import type { PrintedRegister } from './printed.ts'

/**
 * The register in the layout of the registry's portrait print, '견본' across every page: no seal, no verification number.
 */
export async function registerPdf(register: PrintedRegister, options: PrintOptions): Promise<Uint8Array> {
  const typst = await (compiler ??= create())
  const bytes = typst.pdf({ mainFileContent: template, inputs: { pages: JSON.stringify(layOut(register, options)) } })
  typst.evictCache(4)
  return new Uint8Array(bytes)
}

let compiler: Promise<NodeCompiler> | undefined
async function create(): Promise<NodeCompiler> {
  const { resolve } = createRequire(import.meta.url)
  const weights = ['Regular', 'Bold'].map((w) => readFile(resolve(`pretendard/dist/public/static/Pretendard-${w}.otf`)))
  return NodeCompiler.create({ fontArgs: [{ fontBlobs: await Promise.all(weights) }] })
}

/**
 * Everything is positioned by coordinates; only typst knows the width of a struck run. One red line of 0.75 pt per run,
 * as the registry prints it.
 */
const template = `
#let pages = json(bytes(sys.inputs.pages))
#set page(width: 595pt, height: 842pt, margin: 0pt)
#set text(font: "Pretendard", size: 9pt, top-edge: 0.8em, bottom-edge: -0.2em, lang: "ko")
#let piece(run) = if run.struck {
  context {
    let width = measure(run.text).width
    box({ place(top + left, dy: 0.5em, line(length: width, stroke: 0.75pt + rgb("#ff0000"))); run.text })
  }
} else { run.text }
#for (n, page) in pages.enumerate() {
  if n > 0 { pagebreak() }
  place(top + left, dx: 110pt, dy: 330pt, rotate(-45deg, text(size: 150pt, weight: "bold", fill: luma(230))[견본]))
  for rule in page.rules {
    place(top + left, line(
      start: (rule.x1 * 1pt, rule.y1 * 1pt), end: (rule.x2 * 1pt, rule.y2 * 1pt),
      stroke: (paint: black, thickness: 0.5pt, dash: if rule.dashed { "dashed" } else { none }),
    ))
  }
  for t in page.texts {
    place(top + left, dx: t.x * 1pt, dy: t.y * 1pt, box(width: t.width * 1pt, align(
      if t.align == "center" { center } else if t.align == "right" { right } else { left },
      text(size: t.size * 1pt, weight: t.weight, t.runs.map(piece).join()),
    )))
  }
}
`
