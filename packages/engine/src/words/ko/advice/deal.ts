import { ownerSigns, noSideMoney } from './clauses.ts'
import type { FindingId } from '../../../risk/finding-ids.ts'
import { type AdviceWords, hold, step, toGuarantee } from './advice-words.ts'
import { aboutLandlord, aboutMoney, aboutPerson, giveNotice, stay, walkAway, writeClause } from './step-families.ts'

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

const ownersAccount = '보증금은 등기부 소유자 본인 명의 계좌로만 지급한다.'
const refundUnlessCovered =
  '임차인이 전세보증금반환보증에 가입할 수 없는 것으로 확인되면 이 계약은 없던 것으로 하고, 임대인은 받은 돈 전부를 바로 돌려준다.'
const taxClause =
  '임대인은 잔금 지급 전까지 국세와 지방세 납세증명서를 건넨다. 밀린 세금이 있으면 임차인은 계약을 해제할 수 있고, 임대인은 받은 돈 전부를 바로 돌려준다.'
const otherHome = hold('계약하지 말고 다른 집을 찾아보세요.', '안심전세앱의 조회 결과')
const secureNow = toGuarantee(
  '전입과 확정일자를 다시 확인하고, 반환보증에 들 수 있는지 물어보세요.',
  '확정일자가 찍힌 계약서',
  'half-term',
)

export const dealAdvice: Readonly<Record<Ids, AdviceWords>> = {
  'payee-mismatch': {
    why: {
      prospective: '다른 사람 계좌로 간 돈은 주인이 받은 것으로 보지 않을 수 있어요. 돌려받기도 어려워요.',
      living: '주인이 돈을 받지 않았다고 하면 다투게 돼요. 주인에게 받았다는 확인을 글로 받아 두세요.',
    },
    steps: aboutPerson(
      step('주인 이름의 계좌를 달라고 하세요. 거절하면 계약하지 마세요.', '주인 이름의 통장 사본', 'contract'),
      {
        'contract-day': step(
          '계약서에 주인 이름의 계좌를 적고, 계약금도 그 계좌로만 보내세요.',
          '계좌를 적은 계약서',
          'contract',
        ),
        living: step('주인에게 보증금을 받았다는 확인을 글로 받으세요.', '영수증이나 문자', 'now'),
      },
    ),
    clause: ownersAccount,
    question: '왜 주인 계좌가 아닌가요? 주인 계좌로 보낼 수 있나요?',
    goodAnswer: '네. 주인 이름 계좌로 바꿔 적어 드릴게요.',
    badAnswer: '세금 때문에 다른 계좌로 받아요. 다들 그렇게 해요.',
    terms: ['특약', '위임장'],
    noOpinion: 'law',
  },
  'agent-without-papers': {
    why: {
      prospective: '맡긴 적 없는 사람과 맺은 계약은 주인에게 통하지 않아요. 관리인이 돈을 가로챈 사고가 많았어요.',
      living: '주인이 계약을 인정하지 않을 수 있어요. 주인과 직접 이야기해 확인을 받아 두세요.',
    },
    steps: aboutPerson(
      hold('위임장과 인감증명서를 받고 주인과 통화하기 전에는 계약하지 마세요.', '위임장, 인감증명서'),
    ),
    clause: ownerSigns,
    question: '주인이 맡겼다는 위임장과 인감증명서를 볼 수 있나요?',
    goodAnswer: '주인이 직접 오기로 했어요. 그때 계약하세요.',
    badAnswer: '늘 제가 해 왔으니 서류는 필요 없어요.',
    terms: ['위임장', '인감증명서'],
    noOpinion: 'law',
  },
  'agent-unproven': {
    why: {
      prospective: '대리인이 정말 맡은 사람인지는 서류와 통화로만 알 수 있어요.',
      living: '계약할 때 위임장을 보았는지 떠올려 보세요. 없었다면 주인에게 확인을 받으세요.',
    },
    steps: aboutPerson(
      step('위임장의 도장이 인감증명서와 같은지 보고, 주인과 통화하세요.', '위임장, 인감증명서', 'contract'),
    ),
    clause: ownerSigns,
    question: '위임장과 석 달 안에 뗀 인감증명서가 있나요?',
    goodAnswer: '원본이 있어요. 주인과 영상통화도 하세요.',
    badAnswer: '사진으로 보내 드릴게요. 원본은 나중에요.',
    terms: ['위임장', '인감증명서'],
    noOpinion: 'law',
  },
  sublease: {
    why: {
      prospective: '주인의 동의가 없는 전대는 주인에게 통하지 않아요. 주인이 나가라고 할 수 있어요.',
      living: '주인의 동의가 있었는지가 가장 중요해요. 원래 세입자의 계약이 끝나면 나도 나가야 할 수 있어요.',
    },
    steps: aboutPerson(
      step(
        '주인의 동의서와 원래 계약서를 보고 주인과 통화하세요.',
        '주인의 전대 동의서, 원래 임대차계약서',
        'contract',
      ),
      {
        'balance-day': hold('원래 계약의 보증금을 넘는 돈은 보내지 마세요.', '원래 임대차계약서'),
      },
    ),
    clause:
      '임대인은 소유자의 전대 동의서를 건넨다. 동의가 없으면 이 계약은 없던 것으로 하고, 받은 돈 전부를 바로 돌려준다.',
    question: '주인의 전대 동의서와 원래 계약서를 볼 수 있나요?',
    goodAnswer: '동의서가 있고, 주인과 지금 통화할 수 있어요.',
    badAnswer: '주인은 신경 쓰지 않아요.',
    terms: ['전대'],
    noOpinion: 'law',
  },
  'no-broker': {
    why: {
      prospective:
        '등기부를 설명해 줄 사람도, 잘못에 책임질 공제도 없어요. 보증과 대출에는 중개사의 도장이 필요할 수 있어요.',
      living: '계약할 때 설명을 듣지 못한 것이 있을 수 있어요. 등기부와 건축물대장을 다시 확인하세요.',
    },
    steps: aboutPerson(
      step('돈이 크다면 공인중개사에게 계약서 작성을 맡기세요.', '중개대상물 확인·설명서', 'contract'),
      {
        'contract-day': step('표준계약서로 쓰고, 신분증과 등기부를 맞춰 보세요.', '주택임대차표준계약서', 'contract'),
        living: step('전입과 확정일자, 전월세 신고가 되어 있는지 확인하세요.', '확정일자가 찍힌 계약서', 'now'),
        ending: giveNotice,
      },
    ),
    clause: ownerSigns,
    question: '계약서만 따로 작성하고 확인·설명서를 써 주실 수 있나요?',
    goodAnswer: '네. 등기부를 다시 떼어 확인하고 공제증서도 붙여 드려요.',
    badAnswer: '도장만 찍어 드릴게요.',
    terms: ['확정일자', '특약'],
    noOpinion: null,
  },
  'side-offer': {
    why: {
      prospective: '그 돈은 부풀린 보증금에서 나와요. 신축 빌라 사기에서 가장 흔한 미끼였어요.',
      living: '보증금이 시세보다 높게 정해졌을 수 있어요. 재계약 때 시세에 맞춰 낮추자고 하세요.',
    },
    steps: aboutMoney(
      step('받기로 한 돈만큼 보증금을 낮춰 달라고 하세요. 거절하면 그만두세요.', '주변 실거래가', 'contract'),
      { 'contract-day': writeClause('계약서에 적지 않은 돈이 없다는') },
    ),
    clause: noSideMoney,
    question: '이자나 이사비를 주는 대신 보증금을 낮출 수 있나요?',
    goodAnswer: '네. 낮춘 금액으로 계약서를 다시 쓸게요.',
    badAnswer: '보증금은 못 낮춰요. 대신 현금을 더 드릴게요.',
    terms: ['깡통전세'],
    noOpinion: null,
  },
  'move-out-request': {
    why: {
      prospective: '주소를 옮기면 그 순간 순위를 잃어요. 그 사이에 근저당이 들어오면 되찾을 수 없어요.',
      living: '하루만 옮겨도 대항력이 사라져요. 다시 전입해도 그날부터 새로 시작해요.',
    },
    steps: aboutPerson(hold('전입을 미루거나 빼 달라는 조건이면 계약하지 마세요.', '받은 문자나 녹음'), {
      'contract-day': hold('전입을 미루는 특약에는 서명하지 마세요.', '계약서'),
      'balance-day': step('이사하는 날 바로 전입신고와 확정일자를 마치세요.', '전입신고 확인', 'balance'),
      living: step('옮기지 말고, 부탁받은 문자를 남겨 두세요.', '받은 문자나 녹음', 'now'),
      ending: stay,
    }),
    clause: '임대인은 임차인의 전입신고를 막거나 미루게 하지 않는다.',
    question: '왜 전입을 빼 달라고 하나요?',
    goodAnswer: '부탁을 거두고, 다른 방법을 찾겠다고 해요.',
    badAnswer: '대출만 받고 하루 뒤에 돌려놓으면 돼요.',
    terms: ['전입신고', '대항력'],
    noOpinion: 'law',
  },
  'malicious-landlord': {
    why: {
      prospective: '이미 여러 세입자가 보증금을 돌려받지 못한 임대인이에요.',
      living: '보증금을 돌려받지 못할 때를 지금부터 준비해야 해요.',
    },
    steps: aboutLandlord(otherHome, {
      'contract-day': hold('서명하지 마세요.', '상습 채무불이행자 명단'),
      'balance-day': hold('잔금을 보내지 말고 계약을 끝낼 수 있는지 상담하세요.', '명단과 계약서'),
      living: step('전입과 확정일자를 다시 확인하고, 법률 상담을 받으세요.', '확정일자가 찍힌 계약서', 'now'),
    }),
    clause: null,
    question: '이 임대인이 공개 명단에 있는 것을 알고 있었나요?',
    goodAnswer: '몰랐어요. 이 계약은 진행하지 않을게요.',
    badAnswer: '이름이 같은 다른 사람이에요.',
    terms: ['상습채무불이행자', '대위변제'],
    noOpinion: null,
  },
  'guarantee-ban': {
    why: {
      prospective: '이 임대인의 집은 반환보증에 들 수 없어요. 사고가 나면 대신 갚아 줄 곳이 없어요.',
      living: '보증을 새로 들거나 이어 갈 수 없어요. 끝나는 날을 기다리지 말고 준비하세요.',
    },
    steps: walkAway(otherHome, {
      living: step('전입과 확정일자를 다시 확인하고, 등기부를 자주 보세요.', '확정일자가 찍힌 계약서', 'now'),
    }),
    clause: null,
    question: '보증 가입이 금지됐는데 보증금을 어떻게 지킬 수 있나요?',
    goodAnswer: '보증금을 최우선변제 금액 아래로 낮춘 월세만 권해요.',
    badAnswer: '곧 풀릴 거예요.',
    terms: ['보증금지', '전세보증금반환보증', '최우선변제'],
    noOpinion: null,
  },
  'landlord-subrogation': {
    why: {
      prospective: '보증금을 제때 돌려주지 못해 보증기관이 대신 갚은 일이 있어요.',
      living: '같은 일이 나에게도 생길 수 있어요. 돌려줄 계획을 미리 물어보세요.',
    },
    steps: walkAway(otherHome, { living: secureNow }),
    clause: null,
    question: '보증기관에 갚을 돈이 남아 있나요?',
    goodAnswer: '모두 갚았고, 갚았다는 확인서가 있어요.',
    badAnswer: '옛날 일이라 상관없어요.',
    terms: ['대위변제', '전세보증금반환보증'],
    noOpinion: null,
  },
  'many-homes': {
    why: {
      prospective: '집을 많이 가진 임대인일수록 사고가 훨씬 잦았어요. 한 집이 막히면 다른 집도 함께 막혀요.',
      living: '여러 집의 계약이 한꺼번에 끝나면 돌려줄 돈이 모자랄 수 있어요.',
    },
    steps: aboutLandlord(
      step('임대사업자인지, 모든 집이 보증에 들었는지 물어보세요.', '임대사업자 등록증, 보증서', 'contract'),
      {
        living: secureNow,
        ending: giveNotice,
      },
    ),
    clause: refundUnlessCovered,
    question: '임대인의 다른 집들도 보증에 들어 있나요?',
    goodAnswer: '등록 임대사업자라 모두 들어 있어요. 보증서를 보여 드릴게요.',
    badAnswer: '집이 많으니 돈도 많아요.',
    terms: ['무자본갭투기', '민간임대주택'],
    noOpinion: null,
  },
  'tax-arrears': {
    why: {
      prospective: '내 순위보다 먼저 밀린 세금은 경매에서 먼저 나가요. 집에 매긴 세금은 더 앞설 수 있어요.',
      living: '먼저 전입하고 확정일자를 받았다면 나중에 매긴 집의 세금보다는 앞설 수 있어요.',
    },
    steps: aboutLandlord(
      hold('밀린 세금을 다 내고 난 증명서를 보기 전에는 계약하지 마세요.', '국세·지방세 납세증명서'),
      {
        'balance-day': step(
          '잔금으로 세금을 먼저 내게 하고, 낸 증명서를 받으세요.',
          '잔금 날 뗀 납세증명서',
          'balance',
        ),
        living: step('압류가 들어오지 않는지 등기부를 자주 보세요.', '등기부(말소사항 포함)', 'now'),
      },
    ),
    clause: taxClause,
    question: '밀린 세금이 얼마이고, 언제 다 내나요?',
    goodAnswer: '오늘 다 내고 증명서를 드릴게요.',
    badAnswer: '세금은 집과 관계없어요.',
    terms: ['납세증명서', '당해세', '법정기일'],
    noOpinion: 'law',
  },
  'tax-refused': {
    why: {
      prospective: '임대인은 계약할 때 납세증명서를 보여 줄 의무가 있어요. 숨길 이유가 있는지 살펴야 해요.',
      living: '임대차가 시작된 뒤에는 동의 없이 볼 수 없어요. 다시 부탁하고 등기부의 압류를 지켜보세요.',
    },
    steps: aboutLandlord(
      hold('보여 줄 때까지 계약하지 마세요. 동의를 받아 직접 열람할 수도 있어요.', '국세·지방세 납세증명서'),
      {
        'balance-day': step(
          '보증금이 법이 정한 금액을 넘으면, 이사하는 날까지 동의 없이 열람할 수 있어요.',
          '미납국세·지방세 열람 신청서',
          'balance',
        ),
        living: step('압류가 들어오지 않는지 등기부를 자주 보세요.', '등기부(말소사항 포함)', 'now'),
      },
    ),
    clause: taxClause,
    question: '국세와 지방세 납세증명서를 지금 볼 수 있나요?',
    goodAnswer: '홈택스와 위택스에서 바로 떼어 드릴게요.',
    badAnswer: '개인정보라 보여 줄 수 없어요.',
    terms: ['납세증명서', '당해세'],
    noOpinion: 'law',
  },
}
