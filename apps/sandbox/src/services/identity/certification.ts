import { createHash } from 'node:crypto'
import type { Play, WireReply } from '../../kernel/service.ts'
import { magicVerifyPhones, type MagicVerifyPhone } from '../../magic.ts'
import { done, failed } from '../portone/envelope.ts'
import { unixNow } from '../portone/payment.ts'

/** The vendor's certification object, field for field. */
type Certification = {
  imp_uid: string
  merchant_uid: string
  pg_tid: string
  pg_provider: string
  name: string
  gender: string | null
  birth: number
  birthday: string
  foreigner: boolean
  foreigner_v2: boolean | null
  phone?: string
  carrier?: string
  certified: boolean
  certified_at: number
  unique_key: string
  unique_in_site: string
  origin: string
}
export type Applicant = { merchantUid: string; name: string; birthday: string; phone: string; carrier: string }

/** The user has verified a phone number; certain numbers produce a special result. */
export function certify(play: Play, who: Applicant, passed: boolean): Certification {
  const magic = magicOf(who.phone)
  // The identity does not depend on the phone number, except for the number that belongs to someone else.
  const person = magic?.effect === 'same-person' ? '같은 사람' : `${who.name} ${who.birthday}`
  const n = String(play.state.next('certification')).padStart(12, '0')
  const certification: Certification = {
    imp_uid: `imp_c${n}`,
    merchant_uid: who.merchantUid,
    pg_tid: `danal${n}`,
    pg_provider: 'danal',
    name: who.name,
    gender: null,
    birth: Math.floor(Date.parse(`${who.birthday}T00:00:00+09:00`) / 1000),
    birthday: who.birthday,
    foreigner: false,
    foreigner_v2: null,
    ...(magic?.effect !== 'no-phone' && { phone: who.phone, carrier: who.carrier }),
    certified: passed,
    certified_at: passed ? unixNow(play) - (magic?.effect === 'stale' ? 3600 : 0) : 0,
    unique_key: createHash('sha512').update(`ci ${person}`).digest('base64').slice(0, 88),
    unique_in_site: createHash('sha256').update(`di ${person}`).digest('hex'),
    origin: play.origin(),
  }
  certifications(play).put(certification.imp_uid, certification)
  return certification
}

export function showCertification(play: Play, impUid: string): WireReply {
  const stored = certifications(play).get(impUid)
  if (!stored) return failed('인증결과가 존재하지 않습니다.', 404)
  return done(play.take('wrong-order') ? { ...stored, merchant_uid: `${stored.merchant_uid}-other` } : stored)
}

export function forgetCertification(play: Play, impUid: string): WireReply {
  const stored = certifications(play).get(impUid)
  if (!stored) return failed('인증결과가 존재하지 않습니다.', 404)
  certifications(play).remove(impUid)
  return done(stored)
}

export const magicOf = (phone: string): MagicVerifyPhone | undefined =>
  magicVerifyPhones.find((m) => phone.endsWith(m.ending))
const certifications = (play: Play) => play.state.rows<Certification>('certifications')
