// Korean character maps and substitute fonts, from our own origin, each fetched only when a file needs it.
const files = import.meta.glob<string>(
  [
    '../../../../../node_modules/pdfjs-dist/cmaps/{Adobe-Korea1,KSC,UniKS}*.bcmap',
    '../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  ],
  { query: '?url', import: 'default', eager: true },
)
const places = new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-1), url]))

/** The files that pdf.js fetches by name while it reads; the PDF itself never leaves its worker. */
export class PdfData {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = places.get(filename)
    if (url === undefined) throw new Error(`not carried: ${filename}`)
    const response = await fetch(url)
    if (!response.ok) throw new Error(`not there: ${filename}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
