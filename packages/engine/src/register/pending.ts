import { readDay } from './dates.ts'
import type { PendingApplication, RegisterDocument } from './model.ts'
import { squeeze } from './squeeze.ts'

/** Applications received but not entered yet: the provider's list if fetched, else the note on the print. */
export function pendingOf(register: Pick<RegisterDocument, 'pending' | 'pendingNote'>): readonly PendingApplication[] {
  const noted = register.pendingNote === null ? [] : readPendingNote(register.pendingNote)
  const listed = register.pending ?? []
  return [...listed, ...noted.filter((n) => !listed.some((l) => isSameApplication(l, n)))]
}

/** '이 등기기록에는 2026년10월30일 접수 제9000001호 근저당권설정 신청사건 처리중입니다.' The wording varies: missing parts are null. */
export function readPendingNote(note: string): PendingApplication[] {
  const text = squeeze(note)
  const found = [...text.matchAll(application)].map(([, day = '', no = '', purpose = '']): PendingApplication => ({
    purpose: purpose === '' ? null : purpose,
    receivedAt: readDay(day),
    receiptNo: no,
    status: null,
  }))
  return found.length > 0 ? found : [{ purpose: null, receivedAt: readDay(text), receiptNo: null, status: null }]
}

const application =
  /(\d{4}년\d{1,2}월\d{1,2}일)?접수(?:번호)?[:：]?제?(\d{1,9})호[,의]?([가-힣()\d-]{0,40}?)(?=신청사건|사건|등기신청|신청|이?처리|$)/g

/** Compared by receipt if both have one; else by purpose and day. */
export function isSameApplication(a: PendingApplication, b: PendingApplication): boolean {
  if (a.receiptNo !== null && b.receiptNo !== null)
    return Number(a.receiptNo) === Number(b.receiptNo) && yearsAgree(a.receivedAt, b.receivedAt)
  const days = a.receivedAt === null || b.receivedAt === null || a.receivedAt === b.receivedAt
  return days && (a.purpose === null || b.purpose === null || squeeze(a.purpose) === squeeze(b.purpose))
}

// receipt numbers restart every year
const yearsAgree = (a: string | null, b: string | null) => a === null || b === null || a.slice(0, 4) === b.slice(0, 4)
