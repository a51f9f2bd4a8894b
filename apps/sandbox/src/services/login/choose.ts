import { html, page, hidden, type Markup } from '../../browser/page.ts'
import type { WireReply, WireRequest } from '../../kernel/service.ts'
import { magicPersonas } from '../../magic.ts'

/** The page of a simulated login: a list of personas, or a typed name. */
export function choosePage(vendor: '카카오' | '애플', request: WireRequest, assets: string, problem = ''): WireReply {
  const mark = `견본 ${vendor} 로그인 · 실제 로그인이 아니에요`
  const form = (inside: Markup) => html`<form method="post">${hidden(request.query)}${inside}</form>`
  return page(
    mark,
    html`<p class="mark">${mark}</p>
      <h1>누구로 들어갈까요?</h1>
      ${problem ? html`<p role="alert">${problem}</p>` : html``}
      ${form(html`${magicPersonas.map((p) => html`<button name="persona" value="${p.code}">${p.name} <small>${p.meaning}</small></button>`)}`)}
      <h2>직접 입력</h2>
      ${form(
        html`<label for="typed">이름</label
          ><input type="text" id="typed" name="typed" maxlength="40" autocomplete="off" placeholder="persona-kim" />
          <p class="small">
            persona-, persona-new-, persona-realtor-, persona-operator- 뒤에 이름을 붙여요. 이름만 써도 돼요.
          </p>
          <button class="main">들어가기</button>`,
      )}
      ${form(html`<button class="plain" name="persona" value="">취소</button>`)}`,
    { assets },
  )
}
