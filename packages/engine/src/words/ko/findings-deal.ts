import type { FindingId } from '../../risk/finding-ids.ts'
import { being, count, type FindingBody, percent, text } from './text.ts'

type Ids = Extract<
  FindingId,
  | 'payee-mismatch'
  | 'agent-without-papers'
  | 'agent-unproven'
  | 'sublease'
  | 'no-broker'
  | 'side-offer'
  | 'move-out-request'
  | 'malicious-landlord'
  | 'guarantee-ban'
  | 'landlord-subrogation'
  | 'many-homes'
  | 'tax-arrears'
  | 'tax-refused'
>

/** What the user entered about the deal and the landlord. */
export const dealFindings: Readonly<Record<Ids, FindingBody>> = {
  'payee-mismatch': (n) =>
    `보내라는 계좌의 예금주는 ${text(n, 'payee')}이고, 등기부의 주인은 ${being(text(n, 'owner'))}.`,
  'agent-without-papers': () => '주인 대신 나온 사람에게 위임장과 인감증명서가 없어요.',
  'agent-unproven': () => '주인 대신 다른 사람이 계약해요. 위임장과 인감증명서를 보았는지 알려 주지 않았어요.',
  sublease: () => '계약할 상대가 이 집의 세입자예요(전대).',
  'no-broker': () => '집주인과 직접 계약해요(직거래).',
  'side-offer': () => '계약하면 대출 이자나 이사비, 현금을 주겠다는 말을 들었어요.',
  'move-out-request': () => '잠깐 주소를 옮겨 달라는 말을 들었어요.',
  'malicious-landlord': () => '나라가 이름을 공개한 상습 채무불이행자 명단에 이 임대인이 있어요.',
  'guarantee-ban': () => '임대인 정보조회에 보증 가입이 금지된 임대인(보증금지 대상)으로 나왔어요.',
  'landlord-subrogation': (n) =>
    `최근 3년 동안 보증기관이 이 임대인 대신 세입자에게 갚아 준 일이 ${count(n, 'cases')}건 있어요(대위변제).`,
  'many-homes': (n) =>
    `이 임대인은 집 ${count(n, 'homes')}채를 세놓고 있어요. 비슷하게 많이 가진 임대인의 보증사고율은 ${percent(n, 'accidents')}였어요.`,
  'tax-arrears': () => '납세증명서나 미납세금 열람에서 밀린 세금이 나왔어요.',
  'tax-refused': () => '세금을 다 냈다는 증명서를 보여 달라고 했지만 받지 못했어요.',
}
