import { goneBefore } from './clauses.ts'
import type { FindingId } from '../../../risk/finding-ids.ts'
import { type AdviceWords, hold, step } from './advice-words.ts'
import { aboutPerson, stay, toClear, doNotPay, doNotSign, toClearFirst } from './step-families.ts'

type Ids = Extract<
  FindingId,
  | 'seizure'
  | 'provisional-seizure'
  | 'provisional-disposition'
  | 'demolition-claim'
  | 'provisional-registration'
  | 'auction-opening'
  | 'public-sale'
  | 'trust'
  | 'trust-no-consent'
  | 'insolvency'
  | 'notice-registration'
>

export const titleAdvice: Readonly<Record<Ids, AdviceWords>> = {
  seizure: {
    why: {
      prospective: '세금은 나보다 늦게 등기되어도 먼저 받아 갈 수 있어요. 금액을 모르니 받을 돈도 알 수 없어요.',
      living:
        '먼저 전입하고 확정일자를 받았다면 집에 매긴 세금보다 앞설 수 있어요. 다만 그 전에 밀린 세금은 나보다 앞서요.',
    },
    steps: toClearFirst('압류', hold('압류가 풀려 말소될 때까지 돈을 보내지 마세요.', '완납 증명서와 말소 접수증')),
    clause: goneBefore('압류'),
    question: '압류는 왜 생겼고, 언제 풀리나요?',
    goodAnswer: '완납 증명서와 말소 접수증이 여기 있어요.',
    badAnswer: '계약금을 주시면 그 돈으로 바로 풀 거예요.',
    terms: ['압류', '말소', '법정기일'],
    noOpinion: 'law',
  },
  'provisional-seizure': {
    why: {
      prospective: '집주인이 빚을 두고 다투고 있다는 뜻이에요. 경매로 가면 이 채권자와 나누어 받아요.',
      living: '내가 전입하고 확정일자를 받은 뒤의 가압류는 나보다 뒤예요. 다만 임대인의 돈 사정이 나빠졌다는 신호예요.',
    },
    steps: toClearFirst(
      '가압류',
      step('가압류가 말소된 등기부를 다시 본 뒤에 계약하세요.', '해제 결정문과 말소 접수증', 'contract'),
    ),
    clause: goneBefore('가압류'),
    question: '가압류의 이유와 해결 계획을 서류로 볼 수 있나요?',
    goodAnswer: '해제 결정문과 말소 접수증을 보여 드릴게요.',
    badAnswer: '소송 중인데 곧 이겨요.',
    terms: ['가압류', '배당'],
    noOpinion: 'law',
  },
  'provisional-disposition': {
    why: {
      prospective: '소유권 다툼이 끝나면 그 뒤에 맺은 임대차가 사라질 수 있어요.',
      living: '가처분보다 먼저 전입했다면 내 임대차는 지켜져요. 나중이라면 소송 결과에 따라 흔들릴 수 있어요.',
    },
    steps: toClearFirst('가처분', hold('가처분이 말소될 때까지 계약하지 마세요.', '소송이 끝난 서류와 말소 접수증')),
    clause: goneBefore('가처분'),
    question: '어떤 소송인가요? 사건번호를 알려 주실 수 있나요?',
    goodAnswer: '소송이 끝났고 말소 신청을 마쳤어요. 접수증이 여기 있어요.',
    badAnswer: '집안 문제라 설명하기 어려워요.',
    terms: ['가처분', '말소'],
    noOpinion: 'law',
  },
  'demolition-claim': {
    why: {
      prospective: '땅 주인이 소송에서 이기면 건물이 헐리고, 그 집의 임대차도 함께 끝나요.',
      living: '땅 주인이 이기면 나가야 할 수 있어요. 소송이 어디까지 갔는지 확인하고 상담을 받으세요.',
    },
    steps: toClearFirst('가처분', hold('가처분이 말소될 때까지 계약하지 마세요.', '소송이 끝난 서류와 말소 접수증')),
    clause: goneBefore('가처분'),
    question: '땅은 누구 것인가요? 소송의 사건번호를 알려 주실 수 있나요?',
    goodAnswer: '땅을 샀고 소송이 끝났어요. 말소 접수증이 여기 있어요.',
    badAnswer: '땅값만 조금 주면 끝나는 일이에요.',
    terms: ['가처분', '말소'],
    noOpinion: 'law',
  },
  'provisional-registration': {
    why: {
      prospective: '가등기가 본등기로 바뀌면 그 뒤에 들어온 임차인은 쫓겨날 수 있어요.',
      living: '가등기보다 먼저 전입했다면 새 주인에게도 임대차를 말할 수 있어요. 나중이라면 지금 상담을 받으세요.',
    },
    steps: toClearFirst('가등기', hold('가등기가 말소될 때까지 돈을 보내지 마세요.', '말소 접수증')),
    clause: goneBefore('가등기'),
    question: '가등기 권리자는 누구이고, 왜 있나요?',
    goodAnswer: '오늘 말소했어요. 접수증을 보여 드릴게요.',
    badAnswer: '형식일 뿐이에요.',
    terms: ['가등기', '대항력'],
    noOpinion: 'law',
  },
  'auction-opening': {
    why: {
      prospective: '경매가 시작된 뒤에 들어온 임차인은 새 주인에게 보증금을 달라고 할 수 없어요.',
      living:
        '살고 있다면 배당요구를 해야 배당을 받아요. 가장 먼저 전입했다면 못 받은 돈을 새 주인에게 요구할 수 있어요.',
    },
    steps: {
      'before-contract': hold('계약하지 마세요. 다른 집을 찾아보세요.', '경매 사건을 보여 주는 등기부'),
      'contract-day': doNotSign('경매개시결정이'),
      'balance-day': doNotPay('경매개시결정이'),
      living: step(
        '법원 통지서의 배당요구 종기까지 권리신고와 배당요구를 하세요.',
        '권리신고 겸 배당요구 신청서, 계약서, 전입 확인',
        'court-notice',
      ),
      ending: stay,
    },
    clause: null,
    question: '경매 사건번호와 배당요구 종기가 언제인가요?',
    goodAnswer: '경매가 취하됐고 말소까지 끝났어요. 새 등기부를 보세요.',
    badAnswer: '곧 취하될 거예요. 보증금으로 갚을 거거든요.',
    terms: ['경매개시결정', '배당요구', '대항력'],
    noOpinion: 'law',
  },
  'public-sale': {
    why: {
      prospective: '공매는 세금을 받으려고 집을 파는 절차예요. 새로 들어온 임차인은 보호받기 어려워요.',
      living: '살고 있다면 배분요구를 해야 돈을 나누어 받아요. 공고에 적힌 날짜를 놓치지 마세요.',
    },
    steps: {
      'before-contract': hold('계약하지 마세요. 다른 집을 찾아보세요.', '공매공고가 적힌 등기부'),
      'contract-day': doNotSign('공매공고가'),
      'balance-day': doNotPay('공매공고가'),
      living: step(
        '한국자산관리공사에 권리신고와 배분요구를 하세요.',
        '권리신고 겸 배분요구 신청서, 계약서, 전입 확인',
        'court-notice',
      ),
      ending: stay,
    },
    clause: null,
    question: '공매 관리번호와 배분요구 종기가 언제인가요?',
    goodAnswer: '세금을 다 냈고 공고가 말소됐어요.',
    badAnswer: '세금은 금방 정리돼요.',
    terms: ['공매', '배당요구'],
    noOpinion: 'law',
  },
  trust: {
    why: {
      prospective: '수탁자의 동의 없이 맺은 임대차는 신탁회사에 통하지 않아요. 보증금을 모두 잃을 수 있어요.',
      living: '동의서 없이 계약했다면 신탁회사가 나가라고 할 수 있어요. 동의서가 있는지 지금 확인하세요.',
    },
    steps: aboutPerson(
      step(
        '등기소에서 신탁원부를 떼어 보고, 수탁자와 우선수익자의 동의서를 받으세요.',
        '신탁원부, 수탁자와 우선수익자의 동의서',
        'contract',
      ),
      {
        'contract-day': step('동의서를 신탁회사에 전화해 확인한 뒤에 서명하세요.', '동의서 원본', 'contract'),
        'balance-day': step('동의서에 적힌 계좌로만 보내세요.', '동의서와 이체 화면의 예금주', 'balance'),
        living: step('신탁원부와 동의서를 모아 법률 상담을 받으세요.', '신탁원부, 계약서, 이체 내역', 'now'),
        ending: stay,
      },
    ),
    clause:
      '임대인은 수탁자와 우선수익자의 임대차 동의서를 계약 전에 건넨다. 보증금은 동의서에 적힌 수탁자 명의 계좌로만 지급한다.',
    question: '수탁자와 우선수익자의 동의서가 있나요? 보증금은 누구 계좌로 보내나요?',
    goodAnswer: '동의서 원본이 있고, 보증금은 신탁회사 계좌로 받아요.',
    badAnswer: '위탁자가 실제 주인이라 동의가 필요 없어요.',
    terms: ['신탁', '신탁원부', '수탁자', '우선수익자'],
    noOpinion: 'law',
  },
  'trust-no-consent': {
    why: {
      prospective: '동의서가 없으면 이 계약은 신탁회사에 통하지 않아요. 신탁 사기는 거의 모두 이 모습이었어요.',
      living: '동의 없는 임대차는 대항력을 얻기 어려워요. 신탁회사와 법률구조공단에 바로 물어보세요.',
    },
    steps: aboutPerson(hold('동의서를 받을 때까지 계약도 송금도 하지 마세요.', '수탁자와 우선수익자의 동의서'), {
      'contract-day': hold('동의서가 없으면 서명하지 말고 돌아오세요.', '동의서 원본'),
      'balance-day': hold('동의서가 없으면 잔금을 보내지 마세요.', '동의서 원본'),
      living: step('계약서와 이체 내역을 모아 법률 상담을 받으세요.', '계약서, 이체 내역, 신탁원부', 'now'),
      ending: stay,
    }),
    clause:
      '수탁자와 우선수익자의 임대차 동의서가 없으면 이 계약은 효력이 없고, 임대인은 받은 돈 전부를 바로 돌려준다.',
    question: '동의서를 언제 받을 수 있나요? 신탁회사 담당자와 통화할 수 있나요?',
    goodAnswer: '담당자와 바로 통화하세요. 동의서는 계약 전에 나와요.',
    badAnswer: '입주하면 나중에 처리해 드려요.',
    terms: ['신탁', '수탁자', '우선수익자', '대항력'],
    noOpinion: 'law',
  },
  insolvency: {
    why: {
      prospective: '집주인은 법원의 허가 없이 재산을 마음대로 할 수 없어요.',
      living: '보증금은 절차 안에서 신고해야 해요. 대항력과 확정일자가 있으면 집값에서 먼저 받을 수 있어요.',
    },
    steps: toClear('회생·파산 등기', hold('법원과 관리인의 허가 서류가 없으면 계약하지 마세요.', '법원 허가서'), {
      'contract-day': step(
        '법원 허가서와 관리인의 날인을 보고 서명하세요.',
        '법원 허가서, 관리인의 신분증',
        'contract',
      ),
      living: step('법원이 정한 기간에 보증금 채권을 신고하세요.', '채권신고서, 계약서, 전입 확인', 'court-notice'),
    }),
    clause: null,
    question: '법원의 허가를 받은 계약인가요?',
    goodAnswer: '법원 허가서와 관리인 날인이 있어요.',
    badAnswer: '허가는 나중에 받으면 돼요.',
    terms: ['대항력', '우선변제권'],
    noOpinion: 'law',
  },
  'notice-registration': {
    why: {
      prospective: '집주인이 소송에서 지면 그 사람과 맺은 임대차도 흔들려요.',
      living: '소송 결과에 따라 임대인이 주인이 아니었던 것이 될 수 있어요. 사건을 찾아보세요.',
    },
    steps: toClearFirst('예고등기', hold('예고등기가 말소될 때까지 계약하지 마세요.', '판결문과 말소 접수증')),
    clause: goneBefore('예고등기'),
    question: '그 소송은 어떻게 끝났나요?',
    goodAnswer: '판결이 확정됐고 말소등기를 신청했어요.',
    badAnswer: '오래된 일이라 모르겠어요.',
    terms: ['예고등기', '말소'],
    noOpinion: 'law',
  },
}
