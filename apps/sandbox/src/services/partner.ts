import { createHmac } from 'node:crypto'
import { browserAsset, html, page } from '../browser/page.ts'
import { text, type Play, type Service } from '../kernel/service.ts'
import { keys } from '../world/keys.ts'

/** The partner bank's asset-management app: signs a pass for its members and links to us (docs/partner-pass.md). */
export const partnerService: Service = {
  name: 'partner',
  bases: ['/partner'],
  touches: () => 'read',
  handle: (request, play) => {
    const asset = browserAsset(request.path)
    if (asset) return asset
    return request.path === '/' ? app(play) : text('Not Found', undefined, 404)
  },
}

const MINUTES = 10
type Signed = { member: string; key?: string; seconds?: number }
function passOf(play: Play, { member, key = keys.partner, seconds = MINUTES * 60 }: Signed): string {
  const iat = Math.floor(play.now().getTime() / 1000) - Math.max(0, -seconds + 1)
  const claims = { partner: 'ione', member, iat, exp: iat + Math.abs(seconds) }
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `v1.${body}.${createHmac('sha256', Buffer.from(key, 'hex')).update(`v1.${body}`).digest('base64url')}`
}

function app(play: Play) {
  const to = (pass: string) => `/analyze/valid-campaign-ione#pass=${pass}`
  const good = passOf(play, { member: 'member-a' })
  const [version, , signature] = good.split('.')
  const [, other] = passOf(play, { member: 'member-c' }).split('.')
  const ways = [
    ['회원 가로 집살핌 열기', '회원으로 받아들여요', good],
    ['회원 나로 집살핌 열기', '회원으로 받아들여요', passOf(play, { member: 'member-b' })],
    ['서명한 지 오래된 링크', '다시 열라고 해요', passOf(play, { member: 'member-a', seconds: -60 })],
    [
      '다른 열쇠로 서명한 링크',
      '받아들이지 않아요',
      passOf(play, { member: 'member-a', key: keys.partner.replaceAll('5', '6') }),
    ],
    ['서명한 뒤에 고친 링크', '받아들이지 않아요', [version, other, signature].join('.')],
    ['서명이 없는 링크', '누구의 회원도 아니에요', ''],
  ] as const
  return page(
    '제휴 은행 앱 (견본)',
    html`<p class="mark">견본 은행 앱 · 실제 은행이 아니에요</p>
      <h1>제휴 은행 앱</h1>
      <p>은행 앱이 회원이라는 것을 서명해서 집살핌으로 보내요. 링크는 ${MINUTES}분 동안 쓸 수 있어요.</p>
      <ul>
        ${ways.map(
          ([answer, then, pass]) =>
            html`<li class="way">
              <a href="${pass === '' ? '/analyze/valid-campaign-ione' : to(pass)}">${answer}<small>${then}</small></a>
            </li>`,
        )}
      </ul>`,
    { assets: 'partner/' },
  )
}
