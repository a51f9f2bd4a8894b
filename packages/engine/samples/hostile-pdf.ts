import { deflateSync } from 'node:zlib'

/** Files that no registry prints, made to see that they are refused by name. */
export const hostile = {
  /** A page whose drawing unpacks to 300 megabytes. */
  bomb: () => pdfOf({ contents: packed(deflateSync(Buffer.alloc(300_000_000, ' '), { level: 9 }), '/FlateDecode') }),
  /** Packed twice: a few hundred bytes to begin with. */
  packedTwice: () =>
    pdfOf({
      contents: packed(deflateSync(deflateSync(Buffer.alloc(300_000_000), { level: 9 })), '[/FlateDecode /FlateDecode]'),
    }),
  /** The same behind letters. */
  inLetters: () =>
    pdfOf({
      contents: packed(
        Buffer.from(`${deflateSync(Buffer.alloc(120_000_000), { level: 9 }).toString('hex')}>`),
        '[/ASCIIHexDecode /FlateDecode]',
      ),
    }),
  /** Many streams, each small enough. */
  manyStreams: () => {
    const one = deflateSync(Buffer.alloc(10_000_000), { level: 9 })
    return pdfOf({ more: Array.from({ length: 20 }, () => packed(one, '/FlateDecode')) })
  },
  manyPages: (n = 500) =>
    pdfOf({
      kids: Array.from({ length: n }, (_, i) => `${6 + i} 0 R`).join(' '),
      count: n,
      more: Array.from({ length: n }, () => page),
    }),
  /** The root of the pages is its own child. */
  cyclic: () => pdfOf({ kids: '2 0 R' }),
  /** Two nodes that hold each other. */
  cyclicPair: () => pdfOf({ kids: '6 0 R', count: 3, more: ['<< /Type /Pages /Kids [2 0 R] /Count 3 /Parent 2 0 R >>'] }),
  /** A count that nothing bears out. */
  untrueCount: () => pdfOf({ count: 2_000_000_000 }),
  openScript: () => pdfOf({ root: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
  /** Its name written with escapes. */
  hiddenScript: () => pdfOf({ root: '/OpenAction << /S /#4aava#53cript /#4a#53 (app.alert\\(1\\)) >>' }),
  namedScript: () => pdfOf({ root: '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (1) >>] >> >>' }),
  launch: () => pdfOf({ root: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
  /** A form that draws itself. */
  selfDrawing: () =>
    pdfOf({
      contents: stream('/X Do'),
      resources: '/XObject << /X 6 0 R >>',
      more: [
        `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >> /Length 5 >>\nstream\n/X Do\nendstream`,
      ],
    }),
  /** Forms that draw the next one ten times each, nine deep. */
  laughing: () =>
    pdfOf({
      contents: stream('/X Do'),
      resources: '/XObject << /X 6 0 R >>',
      more: Array.from({ length: 9 }, (_, i) => {
        const calls = '/X Do '.repeat(10)
        const own = `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${7 + i} 0 R >> >>`
        return `<< ${own} /Length ${calls.length} >>\nstream\n${calls}\nendstream`
      }),
    }),
  locked: () =>
    pdfOf({
      trailer:
        '/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O (12345678901234567890123456789012) /U (12345678901234567890123456789012) /P -4 >>',
    }),
} as const

const page =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>'
const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
const packed = (data: Buffer, filter: string) =>
  `<< /Length ${data.length} /Filter ${filter} >>\nstream\n${data.toString('latin1')}\nendstream`

type Parts = {
  kids?: string
  count?: number
  root?: string
  contents?: string
  resources?: string
  trailer?: string
  more?: readonly string[]
}

function pdfOf({ kids = '3 0 R', count = 1, root = '', contents, resources = '', trailer = '', more = [] }: Parts): Uint8Array {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${root} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    page.replace('/Font', `${resources} /Font`),
    contents ?? stream('BT /F1 10 Tf 50 200 Td (word) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ]
  let body = '%PDF-1.4\n'
  const at = objects.map((object, i) => {
    const from = body.length
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return from
  })
  const rows = at.map((n) => `${String(n).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`
  return new Uint8Array(Buffer.from(body + table + end, 'latin1'))
}
