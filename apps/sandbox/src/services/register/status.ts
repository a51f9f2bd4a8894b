import { setTimeout as sleep } from 'node:timers/promises'
import type { Play, WireReply } from '../../kernel/service.ts'
import { hash } from '../../world/hash.ts'
import { keys } from '../../world/keys.ts'
import { magicOf, SLOW_MS } from '../../world/magic.ts'
import { registerBody } from '../../world/register-body.ts'
import { subjectAddress } from '../../world/display.ts'
import { registerPdf } from '../../world/register-pdf.ts'
import { type Subject, subjectOf, uniqueNoOf } from '../../world/unique-no.ts'
import { findSubjects } from './find.ts'
import { printOrCopy } from './print-now.ts'
import { type CodefBody, codefReply, encoded, fieldOf } from './wire.ts'

/**
 * A paid 열람 (issueType 1). By unique number (inquiryType 0); by address it may ask back which one is meant (two-way).
 */
export async function statusReply(body: CodefBody, play: Play): Promise<WireReply> {
  const refused = paymentError(body)
  if (refused) return codefReply(refused, {})
  const subjects = subjectsAsked(body)
  const [subject] = subjects
  if (!subject) return codefReply({ code: 'CF-13006', message: '검색 결과가 없습니다.' }, {})
  if (subjects.length > 1) return twoWay(subjects)
  const trouble = await magicTrouble(subject)
  if (trouble) return codefReply(trouble, {})
  const { register, warning, viewedAt, refused: notIssued } = printOrCopy(subject, play)
  // 규칙 30조④: while an application is pending it is refused, or printed with the warning if the request accepts that
  if (notIssued || (warning !== '' && fieldOf(body, 'warningSkipYN') !== '1'))
    return codefReply({ code: 'CF-13330', message: warning }, {})
  saveIssue(body, subject, play)
  const pdf = fieldOf(body, 'originDataYN') === '1' ? await registerPdf(register, { viewedAt, warning }) : null
  return encoded(
    registerBody(register, {
      viewedAt,
      transactionId: transactionIdOf(body, play),
      joint: fieldOf(body, 'jointMortgageJeonseYN') === '1',
      summary: fieldOf(body, 'registerSummaryYN') === '1',
      pdfBase64: pdf === null ? null : Buffer.from(pdf).toString('base64'),
      warning,
    }),
  )
}

/** What was paid for at the registry, under the buyer's own reference: listed in the control's dump. */
function saveIssue(body: CodefBody, subject: Subject, play: Play): void {
  const issue = { reference: fieldOf(body, 'id'), uniqueNo: uniqueNoOf(subject) }
  play.state.rows<typeof issue>('issues').put(String(play.state.next('issue')), issue)
}

function paymentError(body: CodefBody) {
  if (fieldOf(body, 'organization') !== '0002') return { code: 'CF-00003', message: '기관코드가 올바르지 않습니다.' }
  // RSA with a 2048-bit key gives 256 bytes: the PIN itself is never sent
  if (Buffer.from(fieldOf(body, 'password'), 'base64').length !== 256)
    return { code: 'CF-12826', message: '비밀번호 길이가 올바르지 않습니다.' }
  if (!/^01\d{8,9}$/.test(fieldOf(body, 'phoneNo')))
    return { code: 'CF-13002', message: '전화번호 형식이 올바르지 않습니다.' }
  if (fieldOf(body, 'ePrepayNo') !== keys.codefPrepayNo)
    return { code: 'CF-13320', message: '선불전자지급수단 번호를 확인하세요.' }
  if (fieldOf(body, 'ePrepayPass') !== keys.codefPrepayPass)
    return { code: 'CF-13334', message: '선불전자지급수단 비밀번호를 확인하세요.' }
  return null
}

function subjectsAsked(body: CodefBody): readonly Subject[] {
  const uniqueNo = fieldOf(body, 'uniqueNo')
  if (fieldOf(body, 'inquiryType') === '0' || uniqueNo !== '') {
    const found = subjectOf(uniqueNo)
    return found ? [found] : []
  }
  return findSubjects(fieldOf(body, 'address'), fieldOf(body, 'dong'), fieldOf(body, 'ho'))
}

async function magicTrouble(subject: Subject) {
  switch (magicOf(subject.site)) {
    case 'register-not-found':
      return { code: 'CF-13006', message: '검색 결과가 없습니다.' }
    case 'register-down':
      return { code: 'CF-12100', message: '해당 기관 오류입니다.' }
    case 'register-closed':
      return { code: 'CF-12002', message: '서비스 시간이 아닙니다.' }
    case 'register-pending':
      return { code: 'CF-13330', message: '등기신청사건 처리중인 부동산입니다.' }
    case 'register-slow':
      await sleep(SLOW_MS)
  }
  return null
}

/** 추가인증: the client repeats the same body with `is2Way` and the chosen number. */
const twoWay = (subjects: readonly Subject[]) =>
  codefReply(
    { code: 'CF-03002', message: '성공(추가인증)' },
    {
      continue2Way: true,
      jobIndex: 0,
      threadIndex: 0,
      jti: 'sandbox',
      twoWayTimestamp: 0,
      method: 'selectAddress',
      extraInfo: {
        resAddrList: subjects.map((s) => ({
          commUniqueNo: uniqueNoOf(s),
          commAddrLotNumber: subjectAddress(s),
          resType: s.of,
          resState: '현행',
        })),
      },
    },
  )

const transactionIdOf = (body: CodefBody, play: Play) =>
  `sandbox-${hash(`${fieldOf(body, 'uniqueNo')} ${fieldOf(body, 'id')} ${play.now().toISOString()}`).toString(16)}`
