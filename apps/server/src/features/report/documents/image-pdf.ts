import { randomBytes } from 'node:crypto'
import type { ReceiptPlace } from '@jipsalpim/engine/pdf/receipt-places.ts'

/** `receipts`: of a page with text, where it prints those of a register. */
export type DrawnPage = { jpeg: Uint8Array; width: number; height: number; receipts?: readonly ReceiptPlace[] }
/** Where a page's picture lies in the file. */
export type PagePlace = { at: number; length: number; width: number; height: number }

/** Pixels of a point: a page of A4 was drawn at about twice its points. */
const PIXELS = 2

/**
 * A PDF of pictures, one a page, and nothing else. It carries a random number of its own, so that no two files are the
 * same bytes: erasing one erases nobody else's.
 */
export function imagePdf(pages: readonly DrawnPage[]): { pdf: Buffer; places: PagePlace[] } {
  const parts: Buffer[] = []
  const offsets: number[] = []
  const places: PagePlace[] = []
  let length = 0
  const write = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)
    parts.push(bytes)
    length += bytes.length
  }
  const object = (body: string, stream?: Uint8Array) => {
    offsets.push(length)
    write(`${offsets.length} 0 obj\n${body}\n`)
    if (stream) {
      write('stream\n')
      write(stream)
      write('\nendstream\n')
    }
    write('endobj\n')
  }
  const pageNo = (n: number) => 3 + 3 * n
  write('%PDF-1.4\n')
  object('<< /Type /Catalog /Pages 2 0 R >>')
  object(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, n) => `${pageNo(n)} 0 R`).join(' ')}] >>`)
  for (const [n, { jpeg, width, height }] of pages.entries()) {
    const [w, h] = [width / PIXELS, height / PIXELS]
    const own = pageNo(n)
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${own + 1} 0 R /Resources << /XObject << /P ${own + 2} 0 R >> >> >>`,
    )
    const drawing = Buffer.from(`${w} 0 0 ${h} 0 0 cm /P Do`)
    object(`<< /Length ${drawing.length} >>`, drawing)
    const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`
    const at = length + `${own + 2} 0 obj\n${head}\nstream\n`.length
    object(head, jpeg)
    places.push({ at, length: jpeg.length, width, height })
  }
  const table = length
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const id = randomBytes(16).toString('hex')
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`)
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R /ID [<${id}> <${id}>] >>\nstartxref\n${table}\n%%EOF\n`)
  return { pdf: Buffer.concat(parts), places }
}
