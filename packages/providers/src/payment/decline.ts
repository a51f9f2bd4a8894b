/** soft: the same card may pay later. hard: only another card can. */
export type Decline = 'soft' | 'hard'

/** Acquirers' answers (ISO 8583) about the card itself: recalled, no such card, lost, stolen, expired. */
const HARD_CODES = /^(?:04|07|14|41|43|54)$/
const HARD_WORDS =
  /분실|도난|만료|유효기간|해지|탈회|무효|없는 카드|사용 ?정지|등록되지 않은|등록된 (?:결제정보|카드가 없)/

/**
 * By the acquirer's code, alone or in brackets before its words, and by the words: any other decline may succeed later.
 */
export function declineOf(code: string | null, message: string): Decline {
  const given = /^\d{2}$/.test(code ?? '') ? code : /^\[(\d{2})\]/.exec(message)?.[1]
  return HARD_CODES.test(given ?? '') || HARD_WORDS.test(message) ? 'hard' : 'soft'
}
