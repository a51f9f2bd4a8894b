import { html, page, type Markup } from '../../browser/page.ts'
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
  const items = arrived(play, to).map(
    (m) =>
      html`<li>
        <p class="small">${m.at} · ${m.to} · ${m.kind} · ${stateWords(m.state, m.statusCode)}</p>
        <pre>${m.text}</pre>
        ${m.links.map((l) => html`<p><a href="${l.url}" target="_top">${l.name}</a></p>`)}
      </li>`,
  )
  return arrivedPage({ what: '메시지', to, label: '번호', inputmode: 'tel', items })
}

export const stateWords = (state: Arrived['state'], why: string): string =>
  state === 'delivered' ? '도착했어요' : state === 'pending' ? '가는 중이에요' : `실패했어요 (${why})`

type ArrivedPage = { what: string; to: string | null; label: string; inputmode: string; items: readonly Markup[] }
/** What arrived, the newest first, with a search by its address. `items`: oldest first. */
export const arrivedPage = ({ what, to, label, inputmode, items }: ArrivedPage): WireReply =>
  page(
    `견본 받은 ${what}`,
    html`<p class="mark">견본 ${what}함 · 실제로 보낸 것이 아니에요</p>
      <h1>받은 ${what} ${items.length}개</h1>
      <form method="get">
        <label for="to">${label}</label
        ><input type="text" id="to" name="to" inputmode="${inputmode}" value="${to ?? ''}" /><button class="main">
          찾기
        </button>
      </form>
      <ul>
        ${items.toReversed()}
      </ul>`,
    { assets: '' },
  )

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
