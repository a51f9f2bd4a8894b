import { createHash } from 'node:crypto'
import { browserAsset } from '../browser/page.ts'
import { readFields, textOf, type Fields } from '../kernel/body.ts'
import { json, type Play, type Service, type WireReply, type WireRequest } from '../kernel/service.ts'
import { isWrongKey } from '../magic.ts'
import { checkOrder, confirmOrder, refundOrder } from './payple/acts.ts'
import { chargeAccount, chargeCard } from './payple/billing.ts'
import { deleteKey, keyInfo } from './payple/keys.ts'
import { cancelTaxSave, registerTaxSave } from './payple/tax-save.ts'
import { receiptPage } from './payple/receipt-page.ts'
import { actPage, windowPage } from './payple/window.ts'

/** Payple: an authentication before each call, the Referer of the registered domain, results as PCD_ fields. */
export const paypleService: Service = {
  name: 'payple',
  bases: ['/payple'],
  touches: (request) => touchesOf(request),
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
    const receipt = request.method === 'GET' && /^\/receipts\/(\w+)$/.exec(request.path)?.[1]
    if (receipt) return receiptPage(play, receipt)
    const act = request.method === 'POST' ? findAct(request) : undefined
    return act
      ? withAuth(play, request, act)
      : (browserAsset(request.path) ?? json({ result: 'error', result_msg: 'not found' }, 404))
  },
}

type Act = {
  flag: string
  /** Where one flag has two endpoints. */ type?: string
  path: string
  run: (play: Play, fields: Fields) => WireReply
}
/**
 * Each kind of call with the flag of its preceding authentication, and the endpoint that the authentication returns.
 */
const acts: readonly Act[] = [
  { flag: 'PCD_PAYCANCEL_FLAG', path: '/php/account/api/cPayCAct.php', run: refundOrder },
  { flag: 'PCD_PAYCHK_FLAG', path: '/php/PayChkAct.php', run: checkOrder },
  { flag: 'PCD_SIMPLE_FLAG', type: 'card', path: '/php/SimplePayCardAct.php?ACT_=PAYM', run: chargeCard },
  { flag: 'PCD_SIMPLE_FLAG', type: 'transfer', path: '/php/SimplePayAct.php?ACT_=PAYM', run: chargeAccount },
  { flag: 'PUSERINFO', path: '/php/cPayUser/api/cPayUserAct.php?ACT_=PUSERINFO', run: keyInfo },
  { flag: 'PUSERDEL', path: '/php/cPayUser/api/cPayUserAct.php?ACT_=PUSERDEL', run: deleteKey },
  { flag: 'TSREG', path: '/php/taxsave/api/tsRegAct.php', run: registerTaxSave },
  { flag: 'TSCANCEL', path: '/php/taxsave/api/tsCancelAct.php', run: cancelTaxSave },
  { flag: 'CERT', path: '/php/PayConfirmAct.php?ACT_=PAYM', run: confirmOrder },
]
const pathOf = ({ path }: Act): string => path.split('?')[0] ?? path
const reads = ['PCD_PAYCHK_FLAG', 'PUSERINFO']
const touchesOf = (request: WireRequest): 'nothing' | 'read' | 'effect' => {
  const act = findAct(request)
  if (!act) return 'nothing'
  return reads.includes(act.flag) ? 'read' : 'effect'
}
/** By its path; if several works share one path, by its ACT_. */
function findAct({ path, query }: WireRequest): Act | undefined {
  const here = acts.filter((act) => pathOf(act) === path)
  return here.length > 1 ? here.find((act) => act.path.endsWith(`ACT_=${query.get('ACT_')}`)) : here[0]
}

/** An AuthKey is valid for exactly one call, of the kind that was requested. */
function auth(play: Play, request: WireRequest, root: string): WireReply {
  const fields = readFields(request) ?? {}
  const error = (code: string, message: string) => json({ result: 'error', result_msg: `[${code}] ${message}` })
  if (!textOf(fields, 'cst_id')) return error('AUTH0001', '가맹점 ID가 없습니다.')
  if (!textOf(fields, 'custKey')) return error('AUTH0002', '가맹점 키가 없습니다.')
  if (isWrongKey(textOf(fields, 'cst_id')) || isWrongKey(textOf(fields, 'custKey')))
    return error('AUTH0003', '존재하지 않는 가맹점입니다.')
  const stranger = strangeReferer(play, request)
  if (stranger) return error(stranger.code, stranger.message)
  const named = acts.filter(({ flag }) => fields[flag] === 'Y' || fields['PCD_PAY_WORK'] === flag)
  const act = named.find(({ type }) => type === undefined || type === fields['PCD_PAY_TYPE'])
  if (named.length > 0 && !act) return error('SPAY0019', '요청 구분값이 올바르지 않습니다.')
  const tokens = { cst_id: token(textOf(fields, 'cst_id')), custKey: token(textOf(fields, 'custKey')) }
  const key = createHash('sha256')
    .update(`payple ${play.state.next('auth')}`)
    .digest('hex')
  play.state.rows<AuthRow>('auth-keys').put(key, { path: act?.path ?? 'window', ...tokens })
  const path = act?.path ?? '/php/?ACT_=PAYM'
  return json({
    result: 'success',
    result_msg: '사용자 인증완료',
    ...tokens,
    AuthKey: key,
    PCD_PAY_HOST: root,
    PCD_PAY_URL: path,
    return_url: root + path,
  })
}

/** The call that a key was issued for, and the shop's credentials. */
type AuthRow = { path: string; cst_id: string; custKey: string }

function withAuth(play: Play, request: WireRequest, act: Act): WireReply {
  const fields = readFields(request) ?? {}
  const error = (code: string, message: string) =>
    json({ PCD_PAY_RST: 'error', PCD_PAY_CODE: code, PCD_PAY_MSG: message })
  if (play.fault === 'rate-limit')
    return json({ PCD_PAY_RST: 'error', PCD_PAY_CODE: '429', PCD_PAY_MSG: '요청이 너무 많습니다.' }, 429)
  const stranger = strangeReferer(play, request)
  if (stranger) return error(stranger.code, stranger.message)
  if (!textOf(fields, 'PCD_CST_ID')) return error('AUTH0001', '가맹점 ID가 없습니다.')
  if (!textOf(fields, 'PCD_CUST_KEY')) return error('AUTH0002', '가맹점 키가 없습니다.')
  if (play.fault === 'expired-key') return error('SPAY0001', '인증키가 유효하지 않습니다.')
  // a certified order is confirmed with the key of its window
  if (act.flag === 'CERT') return act.run(play, fields)
  const keys = play.state.rows<AuthRow>('auth-keys')
  const key = keys.get(textOf(fields, 'PCD_AUTH_KEY'))
  keys.remove(textOf(fields, 'PCD_AUTH_KEY'))
  if (!key) return error('SPAY0001', '인증키가 유효하지 않습니다.')
  if (key.cst_id !== textOf(fields, 'PCD_CST_ID') || key.custKey !== textOf(fields, 'PCD_CUST_KEY'))
    return error('AUTH0005', '인증 토큰이 올바르지 않습니다.')
  return key.path === act.path ? act.run(play, fields) : error('SPAY0019', '요청 구분값이 올바르지 않습니다.')
}

/** A server without a registered domain, or one that names another domain. */
function strangeReferer(play: Play, request: WireRequest): { code: string; message: string } | null {
  const [given, ours] = [URL.parse(request.headers['referer'] ?? ''), URL.parse(play.origin())]
  if (given === null) return { code: 'AUTH0004', message: '등록되지 않은 서버입니다.' }
  return given.origin === ours?.origin ? null : { code: 'AUTH0007', message: 'REFERER가 일치하지 않습니다.' }
}

const token = (text: string) => Buffer.from(`token ${text}`).toString('base64url')
