import { imagePdf, type PicturePage } from '@jipsalpim/engine/pdf/image-pdf.ts'
import type { Bar } from './bars.ts'

/** What the user covers by hand: a photograph, or the pages of a scan, drawn one at a time. */
export type Pages = {
  count: number
  draw: (page: number, longest: number) => Promise<HTMLCanvasElement>
  end: () => void
}
/** The longer side of what is sent: a page stays legible, and no file is large. */
export const LONGEST = 2200
const QUALITY = 0.88

/** A photograph in its recorded orientation, small enough to be drawn; null if this browser cannot read it. */
export async function readPicture(file: Blob): Promise<HTMLCanvasElement | null> {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST / Math.max(image.width, image.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(image.width * scale))
    canvas.height = Math.max(1, Math.round(image.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return null
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    image.close()
    return canvas
  } catch {
    return null
  }
}

/** A new picture with the bars in it: only its pixels, nothing of what the camera wrote beside them. */
export async function withBars(picture: HTMLCanvasElement, bars: readonly Bar[]): Promise<Uint8Array | null> {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(picture, 0, 0)
  context.fillStyle = '#000000'
  for (const { x, y, width, height } of bars)
    context.fillRect(x * canvas.width, y * canvas.height, width * canvas.width, height * canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return blob && new Uint8Array(await blob.arrayBuffer())
}

export const onePage = (picture: HTMLCanvasElement): Pages => ({
  count: 1,
  draw: () => Promise.resolve(picture),
  end: () => undefined,
})

/** A page stays legible at the smallest of them. */
const SIZES = [LONGEST, 1700, 1300]

/** The pages with their bars as one PDF of pictures, smaller if there are many; null if it cannot be drawn. */
export async function withBarsOnAll(
  pages: Pages,
  barsOf: (page: number) => readonly Bar[],
  most: number,
): Promise<Uint8Array | 'too-large' | null> {
  for (const size of SIZES) {
    const drawn: PicturePage[] = []
    let length = 0
    for (let n = 1; n <= pages.count && length <= most; n++) {
      const canvas = await pages.draw(n, size)
      const jpeg = await withBars(canvas, barsOf(n))
      if (jpeg === null) return null
      drawn.push({ jpeg, width: canvas.width, height: canvas.height })
      length += jpeg.length
    }
    const { pdf } = imagePdf(drawn, crypto.randomUUID().replaceAll('-', ''))
    if (drawn.length === pages.count && pdf.length <= most) return pdf
  }
  return 'too-large'
}

/** By the first bytes; a file's name is not reliable. */
export async function typeOfFile(file: Blob): Promise<'pdf' | 'picture' | null> {
  const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  const begins = (...first: number[]) => first.every((byte, i) => bytes[i] === byte)
  if (begins(0xff, 0xd8, 0xff) || begins(0x89, 0x50, 0x4e, 0x47)) return 'picture'
  return new TextDecoder('latin1').decode(bytes).includes('%PDF-') ? 'pdf' : null
}
