import { createHash } from 'node:crypto'
import { browserAsset } from '../browser/page.ts'
import { readFields, textOf, type Fields } from '../kernel/body.ts'
import { json, type Play, type Service, type WireReply, type WireRequest } from '../kernel/service.ts'
import { isWrongKey } from '../magic.ts'
import { checkOrder, confirmOrder, refundOrder } from './payple/acts.ts'
import { cancelTaxSave, registerTaxSave } from './payple/tax-save.ts'
import { actPage, windowPage } from './payple/window.ts'

/** Payple: one auth for each call, the Referer of the registered domain, results as PCD_ fields. */
export const paypleService: Service = {
  name: 'payple',
  bases: ['/payple'],
  touches: ({ path }) => {
    if (path === '/php/PayChkAct.php') return 'read'
    return effects.includes(path) ? 'effect' : 'nothing'
  },
  handle: (request, play) => {
    const root = `http://${request.headers['host'] ?? 'localhost'}/payple`
    switch (`${request.method} ${request.path}`) {
      case 'GET /window':
        return windowPage(request)
      case 'POST /window/act':
        return actPage(play, request, root)
      case 'POST /php/auth.php':
        return auth(play, request, root)
    }
    const act = acts[`${request.method} ${request.path}`]
    return act
      ? withAuth(play, request, act)
      : (browserAsset(request.path) ?? json({ result: 'error', result_msg: 'not found' }, 404))
  },
}

const effects = [
  '/php/PayConfirmAct.php',
  '/php/account/api/cPayCAct.php',
  '/php/taxsave/api/tsRegAct.php',
  '/php/taxsave/api/tsCancelAct.php',
]
const acts: Readonly<Record<string, { flag: string; run: (play: Play, fields: Fields) => WireReply }>> = {
  'POST /php/PayConfirmAct.php': { flag: 'CERT', run: confirmOrder },
  'POST /php/account/api/cPayCAct.php': { flag: 'PCD_PAYCANCEL_FLAG', run: refundOrder },
  'POST /php/taxsave/api/tsRegAct.php': { flag: 'TSREG', run: registerTaxSave },
  'POST /php/taxsave/api/tsCancelAct.php': { flag: 'TSCANCEL', run: cancelTaxSave },
  'POST /php/PayChkAct.php': { flag: 'PCD_PAYCHK_FLAG', run: checkOrder },
}
const paths: Readonly<Record<string, string>> = {
  PCD_PAYCANCEL_FLAG: '/php/account/api/cPayCAct.php',
  PCD_PAYCHK_FLAG: '/php/PayChkAct.php',
  TSREG: '/php/taxsave/api/tsRegAct.php',
  TSCANCEL: '/php/taxsave/api/tsCancelAct.php',
}

/** An AuthKey opens exactly one following call, of the kind that was asked for. */
function auth(play: Play, request: WireRequest, root: string): WireReply {
  const fields = readFields(request) ?? {}
  const error = (code: string, message: string) => json({ result: 'error', result_msg: `[${code}] ${message}`, code })
  if (!textOf(fields, 'cst_id')) return error('AUTH0001', '가맹점 ID가 없습니다.')
  if (!textOf(fields, 'custKey')) return error('AUTH0002', '가맹점 키가 없습니다.')
  if (isWrongKey(textOf(fields, 'cst_id')) || isWrongKey(textOf(fields, 'custKey')))
    return error('AUTH0003', '존재하지 않는 가맹점입니다.')
  if (!isOurReferer(play, request)) return error('AUTH0004', '등록되지 않은 서버입니다.')
  const flag = Object.keys(paths).find((name) => fields[name] === 'Y' || fields['PCD_PAY_WORK'] === name) ?? 'window'
  const key = createHash('sha256')
    .update(`payple ${play.state.next('auth')}`)
    .digest('hex')
  play.state.rows<string>('auth-keys').put(key, flag)
  const path = paths[flag] ?? '/php/?ACT_=PAYM'
  return json({
    result: 'success',
    result_msg: '사용자 인증완료',
    cst_id: token(textOf(fields, 'cst_id')),
    custKey: token(textOf(fields, 'custKey')),
    AuthKey: key,
    PCD_PAY_HOST: root,
    PCD_PAY_URL: path,
    return_url: root + path,
  })
}

function withAuth(
  play: Play,
  request: WireRequest,
  act: { flag: string; run: (play: Play, fields: Fields) => WireReply },
): WireReply {
  const fields = readFields(request) ?? {}
  const error = (code: string, message: string) =>
    json({ PCD_PAY_RST: 'error', PCD_PAY_CODE: code, PCD_PAY_MSG: message })
  if (play.fault === 'rate-limit')
    return json({ PCD_PAY_RST: 'error', PCD_PAY_CODE: '429', PCD_PAY_MSG: '요청이 너무 많습니다.' }, 429)
  if (!isOurReferer(play, request)) return error('AUTH0004', '등록되지 않은 서버입니다.')
  if (act.flag !== 'CERT') {
    const keys = play.state.rows<string>('auth-keys')
    const key = textOf(fields, 'PCD_AUTH_KEY')
    const flag = keys.get(key)
    keys.remove(key)
    if (flag !== act.flag || play.fault === 'expired-key') return error('SPAY0001', '인증키가 유효하지 않습니다.')
  } else if (play.fault === 'expired-key') return error('SPAY0001', '인증키가 유효하지 않습니다.')
  return act.run(play, fields)
}

function isOurReferer(play: Play, request: WireRequest): boolean {
  const [given, ours] = [URL.parse(request.headers['referer'] ?? ''), URL.parse(play.origin())]
  return given !== null && given.origin === ours?.origin
}

const token = (text: string) => Buffer.from(`token ${text}`).toString('base64url')
