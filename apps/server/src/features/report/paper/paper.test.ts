import { createHash } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterEach, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { HOME, makePaidOrder, pass } from '../../testing/scenes.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))

const LANDLORD = '남궁예시'
async function delivered() {
  const token = (await signIn(server(), { persona: true })).token
  await makePaidOrder(server(), token, HOME, { landlord_name: LANDLORD })
  await server().settle(30_000)
  const report_seq = (await server().call('reportList', {}, { token })).data.reports[0]?.report_seq ?? 0
  const { assessment } = (await server().call('reportOfUser', { id: report_seq }, { token })).data
  return { token, report_seq, assessment }
}
async function link({ token, report_seq }: Awaited<ReturnType<typeof delivered>>, over: object = {}) {
  const made = await server().call('shareMake', { report_seq, to: { link: true }, ...over }, { token })
  return new URL(made.data.url).searchParams.get('document') ?? ''
}
/** The text of each page, without spaces: lines may break anywhere in print. */
async function pagesOf(pdf: string): Promise<string[]> {
  const doc = await getDocument({ data: new Uint8Array(Buffer.from(pdf, 'base64')), verbosity: 0 }).promise
  const pages: string[] = []
  for (let n = 1; n <= doc.numPages; n++) {
    const { items } = await (await doc.getPage(n)).getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s/g, ''),
    )
  }
  return pages
}
const tight = (text: string) => text.replaceAll(/\s/g, '')

it('says on its first page what the report says, with the lines behind it and its hash on every page', async () => {
  const made = await delivered()
  const { data } = await server().call('reportPaper', { id: made.report_seq }, { token: made.token })
  expect(data.file_name).toMatch(/^집살핌-보고서-\d{4}-\d\d-\d\d\.pdf$/)
  const pages = await pagesOf(data.pdf)
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.length).toBeLessThanOrEqual(8)
  const { grade, score, register } = made.assessment
  for (const said of [grade, `안전점수 ${score} / 100`, register.address, '지금 할 일', '모르는 것', '견본'])
    expect(pages[0]).toContain(tight(said))
  expect(pages[1]).toContain(tight('찾은 것과 근거'))
  for (const page of pages) expect(page).toContain(data.hash)
  const all = pages.join('')
  for (const entry of register.entries) expect(all).toContain(tight(`${entry.section} ${entry.rank}`))
  // The PDF can be verified against the stored judgement.
  expect(data.hash).toBe(createHash('sha256').update(JSON.stringify(made.assessment)).digest('hex'))
}, 60_000)

it('is the same bytes days later, and nobody else’s', async () => {
  const made = await delivered()
  const { data } = await server().call('reportPaper', { id: made.report_seq }, { token: made.token })
  await pass(server(), 5 * 86_400)
  const again = await server().call('reportPaper', { id: made.report_seq }, { token: made.token })
  expect(again.data).toEqual(data)
  const token = (await signIn(server(), { persona: true })).token
  expect((await server().call('reportPaper', { id: made.report_seq }, { token })).code).not.toBe(0)
}, 60_000)

it('of a share has no name, no unit and no number of the register, and says what its owner left out', async () => {
  const made = await delivered()
  const whole = await pagesOf((await server().call('sharePaper', { document: await link(made) })).data.pdf)
  const { register } = made.assessment
  const names = register.entries.flatMap((e) => e.parties.map((p) => p.name)).filter((name) => name.length > 1)
  expect(names.length).toBeGreaterThan(0)
  const text = whole.join('')
  for (const secret of [LANDLORD, '201호', '9012', register.uniqueNo ?? '', ...names])
    if (secret !== '') expect(text).not.toContain(tight(secret))
  expect(text).toContain('공유본')
  expect(text).toContain(tight('갑구와 을구의 등기'))
  const part = await pagesOf(
    (await server().call('sharePaper', { document: await link(made, { parts: ['money'] }) })).data.pdf,
  )
  expect(part.join('')).not.toContain(tight('갑구와 을구의 등기'))
  expect(part.join('')).not.toContain(tight('찾은 위험 신호가 없어요'))
  expect(part[0]).toContain(tight('보여 주지 않은 부분이 있어요: 위험, 모르는 것, 등기부'))
}, 60_000)

it('of a share that ended is refused, and counts as a look while it lives', async () => {
  const made = await delivered()
  const document = await link(made)
  await server().call('sharePaper', { document })
  const { data } = await server().call('shareList', {}, { token: made.token })
  const shared = data.groups[0]?.shares[0]
  expect(shared?.views).toBe(1)
  await server().call('shareChange', { share_seq: shared?.share_seq ?? 0, act: 'revoke' }, { token: made.token })
  expect((await server().call('sharePaper', { document })).code).not.toBe(0)
}, 60_000)
