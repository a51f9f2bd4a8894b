import { hidden, html, page, redirect, type Markup } from '../../browser/page.ts'
import { readFields, textOf, type Fields } from '../../kernel/body.ts'
import type { Play, WireReply, WireRequest } from '../../kernel/service.ts'
import { magicVerifyPhones } from '../../magic.ts'
import { certify, magicOf } from './certification.ts'

const MARK = '견본 본인확인 · 실제 본인확인이 아니에요'
const OURS = ['name', 'birth', 'phone', 'code', 'act']

/** The page that IMP.certification opens: name, birthday, phone number, and the code that was sent to it. */
export const certificationPage = (request: WireRequest): WireReply =>
  ask(Object.fromEntries(request.query), '', problemOf(Object.fromEntries(request.query)))

export function passWindow(play: Play, request: WireRequest): WireReply {
  const fields = readFields(request) ?? {}
  const problem = problemOf(fields)
  if (problem) return broken(problem, '../')
  const phone = textOf(fields, 'phone').replace(/\D/g, '')
  const birth = textOf(fields, 'birth').replace(/\D/g, '')
  const merchantUid = textOf(fields, 'merchant_uid')
  if (textOf(fields, 'act') === 'cancel')
    return back(fields, null, merchantUid, '[본인인증포기] 사용자가 취소하셨습니다')
  const name = textOf(fields, 'name').trim()
  if (!name || !/^(19|20)\d{6}$/.test(birth) || !/^01\d{8,9}$/.test(phone))
    return ask(fields, '이름, 생년월일 8자리, 휴대폰 번호를 확인해 주세요.', null, '../')
  if (textOf(fields, 'code') !== '000000')
    return ask(fields, '인증번호가 달라요. 견본에서는 000000이에요.', null, '../')
  const magic = magicOf(phone)
  const birthday =
    magic?.effect === 'child'
      ? `${play.now().getFullYear() - 12}-01-01`
      : `${birth.slice(0, 4)}-${birth.slice(4, 6)}-${birth.slice(6)}`
  const passed = magic?.effect !== 'refused'
  const certified = certify(play, { merchantUid, name, birthday, phone, carrier: 'SKT' }, passed)
  if (magic?.effect === 'window-lost')
    return broken('본인확인을 마쳤지만 돌아가지 못했어요. 이 창을 닫아 주세요.', '../')
  return back(fields, certified.imp_uid, merchantUid, passed ? null : '[0101] 명의자 정보가 일치하지 않습니다')
}

function ask(fields: Fields, wrong: string, problem: string | null, assets = ''): WireReply {
  if (problem) return broken(problem, assets)
  const stored = Object.entries(fields).flatMap(([name]) =>
    OURS.includes(name) ? [] : [[name, textOf(fields, name)] as const],
  )
  const value = (name: string, preset: string) => textOf(fields, name) || preset
  return page(
    MARK,
    html`<p class="mark">${MARK}</p>
      <h1>본인확인</h1>
      ${wrong ? html`<p role="alert">${wrong}</p>` : html``}
      <form method="post" action="${assets}window/pass">
        ${hidden(stored)}
        <label for="name">이름</label>
        <input type="text" id="name" name="name" autocomplete="off" maxlength="40" value="${value('name', '')}" />
        <label for="birth">생년월일</label>
        <input
          type="text"
          id="birth"
          name="birth"
          inputmode="numeric"
          autocomplete="off"
          maxlength="10"
          value="${value('birth', '19950505')}"
        />
        <label for="phone">휴대폰 번호</label>
        <input
          type="text"
          id="phone"
          name="phone"
          inputmode="tel"
          autocomplete="off"
          maxlength="13"
          value="${value('phone', '')}"
        />
        <label for="code">인증번호</label>
        <input
          type="text"
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="off"
          maxlength="6"
          value="${value('code', '000000')}"
        />
        <button class="main" name="act" value="pass">확인하기</button>
        <button class="plain" name="act" value="cancel">취소</button>
      </form>
      <h2>번호의 끝 네 자리마다 달라요</h2>
      ${phoneTable()}`,
    { assets },
  )
}

/** Phones are redirected with the result in the URL; a frame posts it to the page that opened it. */
function back(fields: Fields, impUid: string | null, merchantUid: string, problem: string | null): WireReply {
  const failure = problem === null ? {} : { error_code: 'F0000', error_msg: problem }
  if (textOf(fields, 'mode') === 'redirect') {
    const url = new URL(textOf(fields, 'm_redirect_url'))
    const answer = {
      ...(impUid && { imp_uid: impUid }),
      merchant_uid: merchantUid,
      success: String(problem === null),
      ...failure,
    }
    for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
    return redirect(url.href)
  }
  const result = { success: problem === null, imp_uid: impUid, merchant_uid: merchantUid, ...failure }
  return page(
    MARK,
    html`<p class="mark">${MARK}</p>
      <p data-result="${JSON.stringify(result)}" data-origin="${textOf(fields, 'origin')}">
        ${problem === null ? '본인확인을 마쳤어요.' : '본인확인을 하지 못했어요.'}
      </p>`,
    { assets: '../', script: true },
  )
}

function problemOf(fields: Fields): string | null {
  const merchantUid = textOf(fields, 'merchant_uid')
  if (!merchantUid || merchantUid.length > 40) return 'merchant_uid는 1자에서 40자까지예요.'
  if (!textOf(fields, 'user_code')) return 'IMP.init을 먼저 불러 주세요.'
  const target = textOf(fields, 'mode') === 'redirect' ? textOf(fields, 'm_redirect_url') : textOf(fields, 'origin')
  return /^https?:$/.test(URL.parse(target)?.protocol ?? '') ? null : '돌아갈 주소가 올바르지 않아요.'
}

const broken = (why: string, assets: string) =>
  page(
    MARK,
    html`<p class="mark">${MARK}</p>
      <p>${why}</p>`,
    { assets },
  )
const phoneTable = (): Markup =>
  html`<table>
    ${magicVerifyPhones.map(
      (m) =>
        html`<tr>
          <td>${m.ending}</td>
          <td>${m.meaning}</td>
        </tr>`,
    )}
  </table>`
