import { browserAsset, html, page } from '../../browser/page.ts'
import { json, type Play, text, type WireReply, type WireRequest } from '../../kernel/service.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { dangerWords } from '../../world/danger.ts'
import { subjectAddress } from '../../world/display.ts'
import { registerBody } from '../../world/register-body.ts'
import { registerPdf } from '../../world/register-pdf.ts'
import { formatUniqueNo, subjectOf, subjectsOf, uniqueNoOf } from '../../world/unique-no.ts'
import { homes, subjectOfHome } from '../../world/world.ts'
import { printNow } from './print-now.ts'

/**
 * `/registers`: the homes of this world, as a page; `/registers/{uniqueNo}.pdf` and `.json`: the print and the
 * provider's body.
 */
export async function registerPage(request: WireRequest, play: Play): Promise<WireReply> {
  if (request.path === '/') return index()
  const asset = browserAsset(request.path)
  if (asset) return asset
  const [, asked = '', form] = /^\/([\d-]{14,16})\.(pdf|json)$/.exec(request.path) ?? []
  const subject = subjectOf(asked)
  if (!subject) return text('Not Found', undefined, 404)
  const { register, warning } = printNow(subject, play)
  const viewedAt = play.now()
  if (form === 'json') {
    return json(
      registerBody(register, {
        viewedAt,
        warning,
        transactionId: 'sample',
        joint: true,
        summary: true,
        pdfBase64: null,
      }),
    )
  }
  return {
    status: 200,
    body: await registerPdf(register, { viewedAt, warning }),
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${formatUniqueNo(register.uniqueNo)}.pdf"`,
      'x-content-type-options': 'nosniff',
    },
  }
}

/** A house has a separate land record: both prints are needed to judge it. */
function index(): WireReply {
  const rows = homes.map((home) => {
    const subject = subjectOfHome(home)
    const prints = subject.of === '건물' ? subjectsOf(subject.site) : [subject]
    const room = subject.of === '건물' && home.ho !== null ? ` ${home.ho}호` : ''
    const links = prints.map(
      (s) => html`<a href="registers/${uniqueNoOf(s)}.pdf">${s.of} ${formatUniqueNo(uniqueNoOf(s))}</a> `,
    )
    return html`<tr>
      <td>${subject.site.kind}</td>
      <td>${subjectAddress(subject)}${room}</td>
      <td>${home.carries.map((d) => dangerWords[d]).join(', ')}</td>
      <td>${formatWon(home.deposit)}</td>
      <td>${links}</td>
    </tr>`
  })
  return page(
    '견본 등기부',
    html`<h1>견본 등기부</h1>
      <p>지어낸 집과 사람이에요. 모든 쪽에 견본이라고 찍혀 있어요.</p>
      <table>
        <thead>
          <tr>
            <th>종류</th>
            <th>주소</th>
            <th>담고 있는 것</th>
            <th>보증금</th>
            <th>등기부 PDF</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>`,
    { assets: 'registers/' },
  )
}
