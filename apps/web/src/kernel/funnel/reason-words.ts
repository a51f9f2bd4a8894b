import { translated } from '../../lang/translated.ts'

/** Why an answer is not accepted, and what to do. Tokens are those of the fields' checks and of the server's 9000. */
export const korean = {
  other: '입력한 내용을 다시 확인해 주세요.',
  missing: '답을 입력해 주세요.',
  'not-an-option': '보기에서 하나를 골라 주세요.',
  'not-agreed': '동의해야 다음으로 갈 수 있어요.',
  won: '숫자로 원 단위까지 입력해 주세요.',
  'won-zero': '0원보다 큰 금액을 입력해 주세요.',
  'won-negative': '0원보다 작은 금액은 쓸 수 없어요.',
  'won-too-little': '금액이 너무 작아요. 다시 확인해 주세요.',
  'won-too-much': '금액이 너무 커요. 0을 더 누르지 않았는지 확인해 주세요.',
  'repay-not-said': '대출을 갚는 조건이 있을 때만 금액을 입력해 주세요.',
  'rent-does-not-fit': '전세는 월세가 0원이고, 반전세와 월세는 월세가 있어야 해요.',
  area: '59.9 또는 18평처럼 적어 주세요.',
  day: '있는 날짜를 입력해 주세요.',
  'day-too-early': '너무 오래된 날짜예요. 다시 확인해 주세요.',
  'day-too-late': '너무 먼 날짜예요. 다시 확인해 주세요.',
  'living-before-contract': '입주일이 계약일보다 빨라요. 다시 확인해 주세요.',
  'day-past': '지난 날이에요. 앞으로의 날을 적거나, 모른다고 표시해 주세요.',
  'balance-before-contract': '잔금일이 계약일보다 빨라요. 다시 확인해 주세요.',
  'too-long': '너무 길어요. 조금 줄여 주세요.',
  'too-short': '두 글자 이상 입력해 주세요.',
  'bad-characters': '쓸 수 없는 글자가 있어요. 지우고 다시 입력해 주세요.',
}

const reasonWords: Readonly<Record<string, string>> = translated(korean, {
  en: () => import('./reason-words.en.ts'),
  zh: () => import('./reason-words.zh.ts'),
  vi: () => import('./reason-words.vi.ts'),
})
export const describeReason = (token: string | undefined): string | null =>
  token === undefined ? null : (reasonWords[token] ?? reasonWords['other'] ?? null)
