/** A picture of a page. */
export type PicturePage = { jpeg: Uint8Array; width: number; height: number }
/** The position of a page's picture in the file. */
export type PagePlace = { at: number; length: number; width: number; height: number }

/** Pixels per point: an A4 page was drawn at about twice its points. */
const PIXELS = 2

/** A PDF of pictures only, one per page; `id` in hex, for the file's own id. */
export function imagePdf(
  pages: readonly PicturePage[],
  id: string,
): { pdf: Uint8Array<ArrayBuffer>; places: PagePlace[] } {
  const parts: Uint8Array[] = []
  const offsets: number[] = []
  const places: PagePlace[] = []
  let length = 0
  const write = (part: Uint8Array | string) => {
    // only ASCII is written
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  const object = (body: string, stream?: Uint8Array | string) => {
    offsets.push(length)
    write(`${offsets.length} 0 obj\n${body}\n`)
    if (stream !== undefined) {
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
    const drawing = `${w} 0 0 ${h} 0 0 cm /P Do`
    object(`<< /Length ${drawing.length} >>`, drawing)
    const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`
    const at = length + `${own + 2} 0 obj\n${head}\nstream\n`.length
    object(head, jpeg)
    places.push({ at, length: jpeg.length, width, height })
  }
  const table = length
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`)
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R /ID [<${id}> <${id}>] >>\nstartxref\n${table}\n%%EOF\n`)
  const pdf = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    pdf.set(part, at)
    at += part.length
  }
  return { pdf, places }
}
