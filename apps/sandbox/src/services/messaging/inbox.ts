import { html, page } from '../../browser/page.ts'
import type { Play, WireReply, WireRequest } from '../../kernel/service.ts'
import { statusOf, storedByNhn, storedMessages, type StoredMessage } from './message.ts'

export type Arrived = {
  messageId: string
  to: string
  at: string
  kind: string
  state: 'pending' | 'delivered' | 'failed'
  statusCode: string
  replaced: boolean
  template: string | null
  variables: Readonly<Record<string, string>>
  text: string
  links: readonly { name: string; url: string }[]
  customFields: Readonly<Record<string, string>>
}

/** Everything sent to a number, oldest first; to all numbers if `to` is null. */
export const arrived = (play: Play, to: string | null): readonly Arrived[] =>
  [...storedMessages(play).all(), ...storedByNhn(play).all()]
    .map(([, m]) => m)
    .filter((m) => !to || m.to === digits(to))
    .toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated))
    .map((m) => toArrived(play, m))

export function inboxPage(play: Play, request: WireRequest): WireReply {
  const to = request.query.get('to')
  const messages = arrived(play, to).toReversed()
  const items = messages.map(
    (m) =>
      html`<li>
        <p class="small">
          ${m.at} · ${m.to} · ${m.kind} ·
          ${
            m.state === 'delivered'
              ? '도착했어요'
              : m.state === 'pending'
                ? '가는 중이에요'
                : `실패했어요 (${m.statusCode})`
          }
        </p>
        <pre>${m.text}</pre>
        ${m.links.map((l) => html`<p><a href="${l.url}" target="_top">${l.name}</a></p>`)}
      </li>`,
  )
  return page(
    '견본 받은 메시지',
    html`<p class="mark">견본 메시지함 · 실제로 보낸 메시지가 아니에요</p>
      <h1>받은 메시지 ${messages.length}개</h1>
      <form method="get">
        <label for="to">번호</label><input type="text" id="to" name="to" inputmode="tel" value="${to ?? ''}" /><button
          class="main"
        >
          찾기
        </button>
      </form>
      <ul>
        ${items}
      </ul>`,
    { assets: '' },
  )
}

function toArrived(play: Play, message: StoredMessage): Arrived {
  const { statusCode, type, replaced } = statusOf(play, message)
  const state =
    statusCode === '4000' ? 'delivered' : statusCode === '2000' || statusCode === '3000' ? 'pending' : 'failed'
  return {
    messageId: message.messageId,
    to: message.to,
    at: message.dateCreated,
    kind: type,
    state,
    statusCode,
    replaced,
    template: message.kakaoOptions?.templateId ?? null,
    variables: message.kakaoOptions?.variables ?? {},
    text: message.text,
    links: (message.kakaoOptions?.buttons ?? []).map((b) => ({ name: b.buttonName, url: b.linkMo })),
    customFields: message.customFields,
  }
}

const digits = (phone: string) => phone.replace(/\D/g, '').replace(/^82/, '0')
