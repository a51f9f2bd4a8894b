import { ownerSigns } from './clauses.ts'
import type { FindingId } from '../../../risk/finding-ids.ts'
import { type AdviceWords, hold, step } from './advice-words.ts'
import { aboutLandlord, aboutPerson, balanceRecheck, giveNotice, doNotPay, doNotSign, stay } from './step-families.ts'

type Ids = Extract<
  FindingId,
  | 'owner-mismatch'
  | 'co-owned'
  | 'share-auction'
  | 'company-owner'
  | 'recent-owner-change'
  | 'owner-changed-in-lease'
  | 'rapid-transfers'
>

const tellOfSale = '임대인이 집을 팔거나 소유자가 바뀌면 바로 임차인에게 알리고, 임차인은 계약을 해지할 수 있다.'

export const ownershipAdvice: Readonly<Record<Ids, AdviceWords>> = {
  'owner-mismatch': {
    why: {
      prospective: '주인이 아닌 사람과 맺은 계약은 주인에게 통하지 않을 수 있어요.',
      living: '계약 상대가 주인이 아니면 보증금을 돌려줄 사람이 달라요. 집이 팔려 주인이 바뀐 것일 수도 있어요.',
    },
    steps: aboutPerson(
      step(
        '주인의 신분증과 위임장, 인감증명서를 확인하고 주인과 직접 통화하세요.',
        '신분증, 위임장, 인감증명서',
        'contract',
      ),
    ),
    clause: ownerSigns,
    question: '주인 본인과 통화하고 위임장과 인감증명서를 볼 수 있나요?',
    goodAnswer: '네. 주인과 바로 통화하고 서류 원본을 보여 드릴게요.',
    badAnswer: '가족이라 위임장은 없어도 돼요.',
    terms: ['위임장', '인감증명서'],
    noOpinion: 'law',
  },
  'co-owned': {
    why: {
      prospective: '지분의 절반을 넘는 주인들이 함께 계약해야 해요.',
      living: '절반이 넘는 지분의 주인이 서명하지 않은 계약은 다른 주인에게 통하지 않을 수 있어요.',
    },
    steps: aboutPerson(
      step('과반 지분의 주인이 모두 서명하는지 확인하세요.', '주인 모두의 신분증과 인감증명서', 'contract'),
      {
        living: step('계약서에 서명한 주인들의 지분을 등기부에서 더해 보세요.', '계약서와 등기부', 'now'),
      },
    ),
    clause: '임대인은 과반수 지분을 가진 공유자 전원이며, 보증금 반환 의무를 함께 진다.',
    question: '지분 과반의 주인이 함께 계약하나요?',
    goodAnswer: '네. 모두 서명하고 인감증명서를 드려요.',
    badAnswer: '대표 한 분만 오시면 돼요.',
    terms: ['공유'],
    noOpinion: 'law',
  },
  'share-auction': {
    why: {
      prospective: '그 지분을 산 사람이 새 공동 주인이 돼요. 주인끼리 다투면 집 전체가 경매로 갈 수 있어요.',
      living: '지분만 팔리면 임대차는 이어질 수 있어요. 다만 보증금을 돌려줄 사람이 바뀌어요.',
    },
    steps: {
      'before-contract': hold('지분의 경매가 끝나고 말소되기 전에는 계약하지 마세요.', '경매 사건을 보여 주는 등기부'),
      'contract-day': doNotSign('지분의 경매개시결정이'),
      'balance-day': doNotPay('지분의 경매개시결정이'),
      living: step(
        '법원 통지서의 배당요구 종기까지 권리신고와 배당요구를 하세요.',
        '권리신고 겸 배당요구 신청서, 계약서, 전입 확인',
        'court-notice',
      ),
      ending: stay,
    },
    clause: null,
    question: '누구의 지분이고, 경매는 어디까지 갔나요?',
    goodAnswer: '취하됐고 말소까지 끝났어요. 새 등기부를 보세요.',
    badAnswer: '다른 사람 지분이라 상관없어요.',
    terms: ['경매개시결정', '공유', '배당요구'],
    noOpinion: 'law',
  },
  'company-owner': {
    why: {
      prospective: '회사가 어려워지면 직원의 임금과 세금이 먼저 나가요. 회사는 문을 닫을 수도 있어요.',
      living: '회사의 사정을 계속 살펴야 해요. 임금과 세금은 내 보증금보다 먼저 나갈 수 있어요.',
    },
    steps: aboutLandlord(
      step(
        '법인 등기부와 납세증명서, 서명할 사람의 권한을 확인하세요.',
        '법인 등기부, 법인 인감증명서, 납세증명서',
        'contract',
      ),
      { living: step('압류나 새 빚이 생기지 않는지 등기부를 자주 보세요.', '등기부(말소사항 포함)', 'now') },
    ),
    clause:
      '임대인은 계약 날과 잔금 날의 국세·지방세 납세증명서를 건넨다. 밀린 세금이 있으면 임차인은 계약을 해제할 수 있다.',
    question: '법인 등기부와 납세증명서를 볼 수 있나요?',
    goodAnswer: '네. 대표가 직접 서명하고 서류를 모두 드려요.',
    badAnswer: '회사라 더 믿을 수 있어요.',
    terms: ['납세증명서', '최우선변제'],
    noOpinion: null,
  },
  'recent-owner-change': {
    why: {
      prospective: '보증금으로 집값을 치르는 무자본 갭투기에서 자주 보이는 모습이에요.',
      living: '주인이 바뀌어도 대항력이 있으면 새 주인이 보증금을 돌려줘야 해요. 새 주인이 누구인지 확인하세요.',
    },
    steps: aboutLandlord(
      step(
        '매매가와 보증금을 비교하고, 임대인의 사고 이력을 안심전세앱에서 조회하세요.',
        '매매계약서, 임대인 정보조회 결과',
        'contract',
      ),
    ),
    clause: tellOfSale,
    question: '이 집을 얼마에 샀고, 다른 집도 여러 채 가지고 있나요?',
    goodAnswer: '매매계약서를 보여 드릴게요. 조회에도 동의해요.',
    badAnswer: '그건 계약과 관계없어요.',
    terms: ['무자본갭투기', '대항력'],
    noOpinion: null,
  },
  'owner-changed-in-lease': {
    why: {
      prospective: '계약과 동시에 집을 팔아 돈 없는 사람에게 넘기는 사기가 있었어요(동시진행).',
      living: '새 주인이 보증금을 돌려줄 사람이 돼요. 믿기 어려우면 승계를 거부하고 계약을 끝낼 수도 있어요.',
    },
    steps: aboutPerson(
      step('새 주인과 계약을 다시 쓰고 신분증을 확인하세요.', '새 주인의 신분증과 등기부', 'contract'),
      {
        'contract-day': step('등기부의 새 주인과 계약하는지 확인하세요.', '계약 날 등기부와 신분증', 'contract'),
        'balance-day': hold('주인이 바뀐 이유를 듣기 전에는 잔금을 보내지 마세요.', '매매계약서와 잔금 날 등기부'),
        living: step(
          '새 주인의 이름과 연락처를 받고, 사고 이력을 안심전세앱에서 조회하세요.',
          '임대인 정보조회 결과',
          'now',
        ),
        ending: step('새 주인에게 끝낼 뜻을 알리세요.', '내용증명', 'notice'),
      },
    ),
    clause: tellOfSale,
    question: '집이 왜 팔렸고, 새 주인은 어떤 사람인가요?',
    goodAnswer: '새 주인과 만나 계약서를 다시 쓰세요. 조회에도 동의했어요.',
    badAnswer: '주인이 바뀌어도 달라지는 건 없어요.',
    terms: ['대항력', '무자본갭투기'],
    noOpinion: 'law',
  },
  'rapid-transfers': {
    why: {
      prospective: '짧은 사이에 거듭 팔린 집은 돈 없는 사람에게 넘어가는 길목일 수 있어요.',
      living: '주인이 자주 바뀌면 돌려줄 돈이 없는 사람에게 갈 수 있어요. 등기부를 자주 보세요.',
    },
    steps: aboutLandlord(
      step(
        '팔린 값들을 비교하고, 지금 주인의 사고 이력을 조회하세요.',
        '등기부의 거래가액, 임대인 정보조회 결과',
        'contract',
      ),
      {
        'balance-day': balanceRecheck,
        living: step('새 주인이 생기지 않는지 등기부를 지켜보세요.', '등기부(말소사항 포함)', 'now'),
        ending: giveNotice,
      },
    ),
    clause: tellOfSale,
    question: '왜 이렇게 자주 팔렸나요?',
    goodAnswer: '상속 뒤 정리하느라 두 번 팔렸어요. 계약서를 보여 드릴게요.',
    badAnswer: '인기가 많은 집이라 그래요.',
    terms: ['무자본갭투기'],
    noOpinion: null,
  },
}
