import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { imagePdf } from '@jipsalpim/engine/pdf/image-pdf.ts'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const { resolve } = createRequire(import.meta.url)
const fontFile = resolve('pretendard/dist/public/static/Pretendard-Regular.otf')

/** A PDF with this text, as an office prints one; an empty line is the next paragraph. */
export async function printedPaper(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const typst = NodeCompiler.create({ fontArgs: [{ fontBlobs: [await readFile(fontFile)] }] })
  const page = '#set page(width: 600pt, height: 800pt, margin: 50pt)\n#set text(font: "Pretendard", size: 18pt)\n'
  return new Uint8Array(typst.pdf({ mainFileContent: page + text }))
}

/** A photograph of a paper with this text, one line of it a line. */
export function photographed(text: string, type: 'image/png' | 'image/jpeg' = 'image/png'): Uint8Array<ArrayBuffer> {
  GlobalFonts.registerFromPath(fontFile, 'Pretendard')
  const canvas = createCanvas(900, 1200)
  const context = canvas.getContext('2d')
  context.fillStyle = '#f6f3ea'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#222222'
  context.font = '36px Pretendard'
  for (const [n, line] of text.split('\n').entries()) context.fillText(line, 80, 140 + n * 80)
  return new Uint8Array(type === 'image/png' ? canvas.toBuffer(type) : canvas.toBuffer(type, 90))
}

/** A photograph without a number. */
export const onePicture = photographed('임대차계약서')

/** A PDF of photographs, as a scanner makes one: it has no text. */
export const scanned = (...texts: string[]): Uint8Array<ArrayBuffer> =>
  imagePdf(
    texts.map((text) => ({ jpeg: photographed(text, 'image/jpeg'), width: 900, height: 1200 })),
    'ab12',
  ).pdf
