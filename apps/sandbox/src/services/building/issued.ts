import { json, type Play, text, type WireReply, type WireRequest } from '../../kernel/service.ts'
import { magicOf } from '../../world/magic.ts'
import { sites } from '../../world/sites.ts'
import { regionText } from '../../world/places.ts'
import { codefReply, encoded, fieldOf, readCodef, tokenRefusal } from '../register/wire.ts'

/**
 * The issued 건축물대장 through CODEF. The open service has no 위반건축물 mark; a document vendor has. This endpoint and its
 * fields are our assumption, not taken from a document: check them with the vendor before going live.
 */
export function issuedLedger(request: WireRequest, play: Play): WireReply {
  const refused = tokenRefusal(request, play)
  if (refused) return refused
  if (request.path !== '/issue') return text('Not Found', undefined, 404)
  const body = readCodef(request)
  if (!body) return json({ error: 'bad_request' }, 400)
  const site = sites.find(
    (s) =>
      s.place.code === fieldOf(body, 'dongCode') &&
      String(s.ledgerLotMain) === fieldOf(body, 'lotMain') &&
      String(s.lotSub) === fieldOf(body, 'lotSub'),
  )
  if (!site) return codefReply({ code: 'CF-13006', message: '검색 결과가 없습니다.' }, {})
  if (magicOf(site) === 'ledger-down') return codefReply({ code: 'CF-12100', message: '해당 기관 오류입니다.' }, {})
  return encoded({
    result: { code: 'CF-00000', extraMessage: '', message: '성공', transactionId: `sandbox-ledger-${site.no}` },
    data: {
      resDocNo: '',
      resUserAddr: regionText(site.place),
      resViolationStatus: site.violation ? '위반건축물' : '',
      resChangeList: site.violation
        ? [{ resChangeDate: '20230412', resChangeReason: '무단증축으로 위반건축물 표기' }]
        : [],
    },
  })
}
