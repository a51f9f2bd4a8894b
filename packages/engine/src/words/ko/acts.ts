import type { Numbers } from '../../values/numbers.ts'
import type { ActId } from '../../risk/act-ids.ts'
import { count, has, money } from './text.ts'

export type ActWords = { title: string; body: (n: Numbers) => string }

export const actWords: Readonly<Record<ActId, ActWords>> = {
  'do-not-sign': {
    title: '이 집은 계약하지 마세요',
    body: () => '기다리거나 특약을 적어도 위험이 사라지지 않아요. 다른 집을 찾아보세요.',
  },
  'leave-contract': {
    title: '잔금을 보내지 마세요',
    body: () => '계약을 끝내고 보낸 돈을 돌려받을 수 있는지 대한법률구조공단이나 변호사와 상담하세요.',
  },
  'do-not-pay': {
    title: '아직 돈을 보내지 마세요',
    body: (n) =>
      has(n, 'findings')
        ? `위험한 내용 ${count(n, 'findings')}가지가 풀린 뒤에 다시 확인하세요.`
        : '위험한 내용이 풀린 뒤에 다시 확인하세요.',
  },
  'confirm-owner': {
    title: '주인 본인을 확인하세요',
    body: () => '신분증과 등기부의 이름을 맞춰 보고 본인과 통화하세요.',
  },
  'get-repay-papers': {
    title: '갚고 지웠다는 서류를 받으세요',
    body: () =>
      '잔금 전에 갚고 말소한다는 말소 조건 특약을 적으세요. 잔금 날에는 상환영수증과 말소등기접수증을 확인하세요.',
  },
  'get-trust-ledger': {
    title: '신탁원부를 떼어 보세요',
    body: () => '등기소에서 신탁원부를 떼고, 수탁자와 우선수익자의 동의서를 받으세요.',
  },
  'get-full-register': {
    title: '등기부를 새로 떼어 올려 주세요',
    body: () => '인터넷등기소에서 "말소사항 포함"으로 전체 쪽을 떼세요.',
  },
  'tell-deposit': { title: '보증금을 알려 주세요', body: () => '보증금을 알아야 돌려받을 돈을 계산할 수 있어요.' },
  'get-other-deposits': {
    title: '다른 세대 보증금을 확인하세요',
    body: () => '임대인의 동의를 받아 주민센터에서 확정일자 부여현황을 떼세요.',
  },
  'get-price': {
    title: '집값을 확인하세요',
    body: () =>
      '부동산공시가격알리미에서 공시가격을, 국토교통부 실거래가에서 비슷한 집의 거래를 찾아보세요. 들은 값만으로는 판단하지 않아요.',
  },
  'recheck-pending': {
    title: '처리 중인 등기를 다시 확인하세요',
    body: () => '신청이 처리된 뒤 등기부를 다시 떼어 보세요.',
  },
  'get-building-register': {
    title: '집의 등기부를 떼어 보세요',
    body: () => '이 서류는 땅의 등기부예요. 집에 걸린 권리는 건물이나 집합건물 등기부에 나와요.',
  },
  'get-land-register': { title: '토지 등기부도 떼어 보세요', body: () => '땅에 걸린 빚은 토지 등기부에만 나와요.' },
  'pay-off-mortgage': {
    title: '잔금 날 근저당을 갚고 말소하는 조건을 다세요',
    body: () => '특약에 적고, 잔금은 은행에서 함께 처리하세요.',
  },
  'lower-deposit': {
    title: '보증금을 낮춰 달라고 하세요',
    body: () => '일부를 월세로 돌리면 잃을 수 있는 돈이 줄어요.',
  },
  'get-joint-list': { title: '공동담보목록을 받으세요', body: () => '몇 집이 빚을 함께 지는지 목록으로 확인하세요.' },
  'check-ledger': { title: '건축물대장을 확인하세요', body: () => '정부24에서 용도와 위반건축물 표시를 확인하세요.' },
  'check-identity': {
    title: '계약할 사람의 이름을 등기부와 맞춰 보세요',
    body: () => '신분증의 이름과 등기부의 주인이 같아야 해요.',
  },
  'check-payee': {
    title: '보증금은 주인 이름의 계좌로만 보내세요',
    body: () => '보내기 전에 은행 앱에 뜨는 예금주가 등기부의 주인과 같은지 보세요.',
  },
  'refuse-moving-out': {
    title: '전입을 옮기지 마세요',
    body: () => '주소를 옮기는 순간 순위를 잃어요. 다시 옮겨도 그날부터 새로 시작해요.',
  },
  'demand-distribution': {
    title: '배당요구를 하세요',
    body: () => '법원에서 온 통지서의 배당요구 종기까지 신청해야 배당을 받아요.',
  },
  'keep-standing': {
    title: '전입과 점유를 그대로 두세요',
    body: () => '보증금을 다 받기 전에 주소를 옮기거나 집을 비우면 순위를 잃어요.',
  },
  'check-fixed-date': {
    title: '확정일자가 있는지 확인하세요',
    body: () => '계약서에 도장이 없으면 오늘 주민센터나 인터넷등기소에서 받으세요.',
  },
  'give-notice': {
    title: '끝낼지 이어 갈지 알리세요',
    body: () => '끝나기 두 달 전까지 임대인에게 닿아야 해요. 문자나 내용증명으로 남기세요.',
  },
  'end-renewed': {
    title: '계약이 저절로 이어졌는지 확인하세요',
    body: () => '아무도 알리지 않았다면 2년 더 이어져요. 세입자는 언제든 끝내겠다고 알릴 수 있고, 석 달 뒤에 끝나요.',
  },
  'register-tenancy': {
    title: '이사하기 전에 임차권등기를 마치세요',
    body: () => '보증금을 못 받았다면 등기부에 임차권이 적힌 것을 보고 나서 이사하세요.',
  },
  'claim-guarantee': {
    title: '보증기관에 보증금을 청구하세요',
    body: () => '반환보증에 들었다면, 끝나고 한 달이 지나도 못 받은 때부터 청구할 수 있어요.',
  },
  'check-guarantee': {
    title: '반환보증에 가입할 수 있는지 물어보세요',
    body: () => '계약 전에 보증기관이나 은행에서 확인하세요.',
  },
  'ask-tax-certificate': {
    title: '납세증명서를 보여 달라고 하세요',
    body: () => '임대인은 국세와 지방세 납세증명서를 보여 주어야 해요.',
  },
  'look-up-landlord': {
    title: '임대인 사고 이력을 조회하세요',
    body: () =>
      '안심전세앱에서 사고 이력과 상습 채무불이행자 명단을 함께 보세요. 이력은 길면 7일을 기다리고, 임대인에게 알림이 가요.',
  },
  'look-up-taxes': {
    title: '임대인의 미납세금을 열람하세요',
    body: () => '계약한 뒤에는 동의 없이 세무서에서 볼 수 있어요.',
  },
  'recheck-register': {
    title: '잔금을 보내기 전에 등기부를 다시 보세요',
    body: () => '잔금 날 아침에 새 등기가 없는지 확인하세요.',
  },
  'move-in-and-fix': {
    title: '이사하는 날 전입신고와 확정일자를 마치세요',
    body: () => '대항력은 전입신고를 한 다음 날 0시부터 생겨요.',
  },
  'report-lease': {
    title: '전월세 신고를 하세요',
    body: (n) =>
      `계약한 날부터 30일 안에 신고하면 확정일자도 함께 받아요.${has(n, 'fine') ? ` 늦으면 과태료가 많게는 ${money(n, 'fine')}까지 나와요.` : ''}`,
  },
  'apply-guarantee': {
    title: '반환보증을 신청하세요',
    body: (n) =>
      `임대차 기간이 절반 지나기 전까지 신청해야 해요.${has(n, 'assumedMonths') ? ' 끝나는 날을 몰라 2년 계약으로 보고 계산했어요.' : ''}`,
  },
  'watch-register': {
    title: '등기부가 바뀌는지 지켜보세요',
    body: () => '보증금을 돌려받을 때까지 새 등기가 없는지 살펴요.',
  },
}
