import { translated } from '../../lang/translated.ts'

const unknown = { label: '잘 모르겠어요' }

/** The loan questions, and the answers they offer. */
export const korean = {
  fields: {
    birth: { label: '생년월일', unknownLabel: '밝히지 않을래요' },
    service: {
      label: '병역 복무',
      options: {
        '0': { label: '해당 없어요' },
        '18': { label: '18개월까지 복무했어요' },
        '24': { label: '19~24개월 복무했어요' },
        '36': { label: '25개월 이상 복무했어요' },
        unknown,
      },
    },
    ownsHome: {
      label: '집이나 분양권',
      hint: '같은 세대에 사는 가족의 집·분양권·입주권도 세요. 형제자매는 세대원이 아니에요.',
      options: { N: { label: '아무도 없어요' }, Y: { label: '있어요' }, unknown },
    },
    head: {
      label: '세대주인가요?',
      options: {
        head: { label: '세대주예요' },
        prospective: { label: '이번에 이사하면 세대주가 돼요', hint: '예비세대주라고 불러요' },
        neither: { label: '아니에요' },
        unknown,
      },
    },
    income: { label: '내 소득 (작년, 세금을 떼기 전)', unknownLabel: '잘 모르겠어요' },
    couple: {
      label: '배우자',
      options: {
        single: { label: '없어요' },
        married: { label: '있어요' },
        planned: { label: '곧 결혼해요', hint: '석 달 안에 결혼하면 부부로 계산해요' },
        unknown: { label: '밝히지 않을래요' },
      },
    },
    spouseIncome: { label: '배우자 소득 (작년)', unknownLabel: '잘 모르겠어요' },
    held: {
      label: '지금 쓰는 대출',
      options: {
        none: { label: '없어요' },
        some: { label: '있어요', hint: '전세대출, 주택담보대출, 주택도시기금 대출' },
        unknown,
      },
    },
    heldBy: {
      label: '누가 쓰나요?',
      options: {
        own: { label: '나 또는 배우자가 써요' },
        'adult-fund': { label: '다른 성인 가족이 기금 대출을 써요', hint: '버팀목·디딤돌 같은 대출이에요' },
        'adult-bank': { label: '다른 성인 가족이 은행 대출만 써요' },
        unknown,
      },
    },
    repays: {
      label: '갚을 계획',
      options: { Y: { label: '새 대출을 받는 날 다 갚아요' }, N: { label: '아니에요' }, unknown },
    },
    assets: {
      label: '순자산',
      hint: '예금·차·보증금을 더하고 빚을 빼요. 빚이 더 많으면 0이라고 적어 주세요.',
      unknownLabel: '잘 모르겠어요',
    },
    marriedOn: { label: '혼인신고한 날 (할 날)', unknownLabel: '아직 몰라요' },
    children: {
      label: '미성년 자녀',
      options: {
        '0': { label: '없어요' },
        '1': { label: '1명' },
        '2': { label: '2명' },
        '3': { label: '3명 이상' },
        unknown: { label: '밝히지 않을래요' },
      },
    },
    youngest: { label: '막내가 태어난 날', unknownLabel: '밝히지 않을래요' },
    alone: {
      label: '혼자 사나요?',
      options: { Y: { label: '혼자 살아요', hint: '단독세대주라고 불러요' }, N: { label: '같이 살아요' }, unknown },
    },
    region: {
      label: '집이 있는 곳',
      options: {
        seoul: { label: '서울' },
        capital: { label: '경기·인천' },
        busan: { label: '부산' },
        other: { label: '그 밖의 도시' },
        rural: { label: '그 밖의 읍·면' },
        unknown: { label: '아직 정하지 않았어요' },
      },
    },
    deposit: { label: '보증금', unknownLabel: '아직 몰라요' },
    rent: { label: '월세', hint: '전세면 0이라고 적어 주세요.', unknownLabel: '아직 몰라요' },
    area: { label: '전용면적', unknownLabel: '아직 몰라요' },
    startsOn: { label: '잔금일과 전입일 가운데 빠른 날', unknownLabel: '아직 정하지 않았어요' },
    smallFirm: {
      label: '중소기업에 다니나요?',
      options: { Y: { label: '다녀요' }, N: { label: '아니에요' }, unknown },
    },
    welfare: {
      label: '해당하는 것이 있나요?',
      options: {
        none: { label: '없어요' },
        basic: { label: '기초생활수급·차상위' },
        'single-parent': { label: '한부모가족' },
        supported: { label: '장애인·다문화·노인부양' },
        unknown: { label: '밝히지 않을래요' },
      },
    },
    victim: {
      label: '전세 피해를 입었나요?',
      options: {
        none: { label: '아니에요' },
        decided: { label: '전세사기피해자 결정을 받았어요' },
        lost: { label: '보증금의 30% 이상을 못 받았어요' },
        unknown,
      },
    },
    credit: {
      label: '신용 기록',
      options: {
        clean: { label: '없어요' },
        arrears: { label: '연체나 대위변제가 있어요' },
        recovery: { label: '신용회복 중이에요' },
        unknown: { label: '답하기 싫어요' },
      },
    },
    publicRental: {
      label: '공공임대에 사나요?',
      options: { N: { label: '아니에요' }, Y: { label: '살고 있어요' }, unknown: { label: '답하기 싫어요' } },
    },
    shortJob: {
      label: '일한 지 1년이 안 됐나요?',
      options: { N: { label: '1년이 넘었어요' }, Y: { label: '1년이 안 됐어요' }, unknown: { label: '답하기 싫어요' } },
    },
    calledIn: {
      label: '기금 대출이 기한이익상실된 적',
      options: {
        none: { label: '없어요' },
        once: { label: '있어요' },
        unknown: { label: '답하기 싫어요' },
      },
    },
    calledInOn: { label: '그날', unknownLabel: '잘 모르겠어요' },
  },
  questions: {
    age: { title: '언제 태어났나요?', hint: '신청하는 날의 만 나이로 계산해요. 이 기기에서만 계산해요.' },
    house: '집이 있는 가족이 있나요?',
    income: {
      title: '지난해 소득이 얼마였나요?',
      hint: '세금을 떼기 전 1년 금액이에요. 이 기기에서만 계산해요.',
      limits: '소득 한도까지',
      add: '배우자가 있으면 그 소득도 더해요.',
      where: '어디서 보나요',
      whereSays: '홈택스의 소득금액증명, 회사가 준 근로소득 원천징수영수증에 적혀 있어요.',
    },
    hold: '지금 쓰는 주택 대출이 있나요?',
    holdActive: '누가 쓰는 대출인가요?',
    holdRepay: '새 대출을 받는 날 갚을 수 있나요?',
    property: { title: '부부의 순자산은 얼마인가요?', hint: '혼자면 내 것만 세요.' },
    home: '어디에 얼마짜리 집인가요?',
    size: '집의 크기와 날짜를 알려 주세요',
    people: '누구와 사나요?',
    special: '해당하는 것이 있나요?',
    difficult: { title: '은행이 꼭 보는 네 가지예요', hint: '답하기 싫으면 비워 둔 채로 계산해요.' },
  },
}
export const askWords = translated(korean, {
  en: () => import('./ask-words.en.ts'),
  zh: () => import('./ask-words.zh.ts'),
  vi: () => import('./ask-words.vi.ts'),
})
