import { readFields, textOf } from '../../kernel/body.ts'
import { json, text, type Play, type WireReply, type WireRequest } from '../../kernel/service.ts'
import { expired, keys } from '../../world/keys.ts'
import { subjectOf } from '../../world/unique-no.ts'
import { lookUp, troubles } from './registry.ts'

/** Service C0003. The names of a row's cells are Korean on the wire. */
export async function infotechReply(request: WireRequest, play: Play): Promise<WireReply> {
  if (play.fault === 'rate-limit') return text('Too Many Requests', undefined, 429)
  const apiKey = request.headers['api-cloud-key'] ?? ''
  if (play.fault === 'expired-key' || expired(apiKey) || apiKey !== keys.infotech)
    return json({ resCd: '9001', resMsg: '인증키가 올바르지 않습니다.', out: null })
  const fields = readFields(request) ?? {}
  if (textOf(fields, 'orgCd') !== 'iros' || textOf(fields, 'svcCd') !== 'C0003' || textOf(fields, 'nameType') !== '2')
    return json({ resCd: '9002', resMsg: '지원하지 않는 서비스입니다.', out: null })
  const uniqueNo = textOf(fields, 'rstNo')
  const found = await lookUp(play, {
    id: textOf(fields, 'userId'),
    password: textOf(fields, 'userPw'),
    uniqueNo,
    ownerName: textOf(fields, 'ownerName'),
    kind: subjectOf(uniqueNo)?.of ?? null,
  })
  if ('trouble' in found) return answer({ errYn: 'Y', errMsg: troubles[found.trouble], list: [] })
  return answer({
    errYn: 'N',
    errMsg: '',
    list: found.cases.map((c, at) => ({
      일련번호: String(at + 1),
      접수번호: c.no,
      접수일자: c.receivedOn.replaceAll('-', ''),
      관할등기소: c.office,
      계: c.section,
      소재지번: '',
      등기목적: c.purpose,
      처리상태: c.state,
    })),
  })
}

/** A failure of the service is reported in its own part: the gateway's code is still 0000. */
const answer = (outC0003: object): WireReply =>
  json({
    resCd: '0000',
    resMsg: '성공',
    out: { orgCd: 'iros', svcCd: 'C0003', resCd: '0000', errYn: 'N', errMsg: '', outC0003 },
  })
