import type { Bar } from './bars.ts'

/** The longer side of what is sent: a page stays legible, and no file is large. */
const LONGEST = 2200
const QUALITY = 0.88

/** A photograph as it was held, small enough to be drawn; null for what this browser cannot read. */
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

/** By the first bytes; the name of a file says nothing. */
export async function typeOfFile(file: Blob): Promise<'pdf' | 'picture' | null> {
  const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  const begins = (...first: number[]) => first.every((byte, i) => bytes[i] === byte)
  if (begins(0xff, 0xd8, 0xff) || begins(0x89, 0x50, 0x4e, 0x47)) return 'picture'
  return new TextDecoder('latin1').decode(bytes).includes('%PDF-') ? 'pdf' : null
}
