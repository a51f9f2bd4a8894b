import type { ChangeActId } from '../../diff/act-ids.ts'
import { type Day, formatDay } from '../../values/day.ts'

export const changeActWords: Readonly<Record<ChangeActId, { title: string; body: string }>> = {
  'do-not-sign': {
    title: '서명하거나 돈을 보내기 전에 멈추세요',
    body: '새로 생긴 등기가 풀리거나 이유를 확인하기 전에는 계약금도 보내지 마세요.',
  },
  'hold-payment': {
    title: '잔금을 보내지 마세요',
    body: '임대인과 중개사에게 바뀐 등기를 보여 주고, 말소된 등기부를 확인한 뒤에 보내세요.',
  },
  'demand-undoing': {
    title: '새 등기를 지우라고 문자나 내용증명으로 요구하세요',
    body: '특약에 새 담보와 매매를 금지했다면 계약을 끝내고 낸 돈을 돌려 달라고 할 수 있어요. 요구한 기록을 남기세요.',
  },
  'meet-new-owner': {
    title: '새 주인과 계약을 다시 확인하세요',
    body: '새 주인의 신분증을 등기부와 맞춰 보고, 계약을 이어받는다는 확인을 받은 뒤 그 사람의 계좌로만 보내세요.',
  },
  'get-trust-consent': {
    title: '신탁원부와 동의서를 받으세요',
    body: '등기소에서 신탁원부를 떼고, 신탁회사와 우선수익자의 동의서를 받기 전에는 돈을 보내지 마세요.',
  },
  'wait-for-application': {
    title: '신청이 처리될 때까지 기다리세요',
    body: '무엇을 신청했는지 임대인에게 묻고, 처리된 뒤 등기부를 새로 떼어 보세요.',
  },
  'demand-distribution': {
    title: '법원에 배당을 요구하세요',
    body: '법원이 보낸 통지에 적힌 배당요구 종기까지 신청해야 해요. 그때까지 이사하거나 전출하지 마세요.',
  },
  'keep-address': {
    title: '전입과 점유를 그대로 유지하세요',
    body: '주소를 잠시라도 옮기면 지금의 순위를 잃어요. 보증금을 올려 주는 것도 미루세요.',
  },
  'object-to-new-owner': {
    title: '새 주인이 누구인지 확인하고, 원하지 않으면 빨리 알리세요',
    body: '새 주인이 임대인의 의무를 이어받아요. 원하지 않으면 늦지 않게 이의를 밝히고 계약을 끝낼 수 있는지 상담받으세요.',
  },
  'tell-guarantor': {
    title: '반환보증에 가입했다면 보증기관에 알리세요',
    body: '주인이 바뀌거나 경매가 시작되면 보증기관에 알리고 필요한 서류를 물어보세요.',
  },
  'prepare-return': {
    title: '보증금을 돌려받을 준비를 하세요',
    body: '계약이 끝나도 돌려받지 못하면 이사하기 전에 임차권등기를 신청하세요.',
  },
  'get-land-register': {
    title: '토지 등기부를 떼어 보세요',
    body: '땅에 걸린 권리는 토지 등기부에만 나와요.',
  },
  'check-ledger-again': {
    title: '건축물대장을 다시 떼어 보세요',
    body: '면적과 용도가 계약한 집과 같은지 확인하세요.',
  },
  'compare-originals': {
    title: '두 등기부의 원본을 나란히 보세요',
    body: '다르게 읽힌 줄을 원본에서 확인하고, 필요하면 "말소사항 포함"으로 새로 떼세요.',
  },
  'confirm-clearing': {
    title: '지워진 등기를 확인하고 다음으로 가세요',
    body: '약속한 말소가 등기부에 적혔는지 접수번호까지 맞춰 보세요.',
  },
  'look-again-before-paying': {
    title: '잔금을 보내기 바로 전에 한 번 더 보세요',
    body: '오늘 접수된 등기는 아직 보이지 않을 수 있어요.',
  },
  'look-after-move-in': {
    title: '전입한 다음 날 등기부를 다시 떼세요',
    body: '대항력은 다음 날 0시부터라 이사한 날 접수된 등기가 앞설 수 있어요.',
  },
  'keep-watching': {
    title: '계속 지켜보세요',
    body: '보증금을 돌려받을 때까지 새 등기가 없는지 살펴요.',
  },
}

export const actDueWords = {
  contract: (due: Day): string => `계약 예정일 ${formatDay(due)}`,
  balance: (due: Day): string => `잔금 예정일 ${formatDay(due)}`,
  on: (due: Day): string => `${formatDay(due)}에`,
  by: (due: Day): string => `${formatDay(due)}까지`,
}
