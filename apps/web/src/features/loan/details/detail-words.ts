import type { Backing } from '@jipsalpim/engine/loan/tables/guarantees.ts'
import { translated } from '../../../lang/translated.ts'

/** Each product in detail: where to ask, its guarantee, what banks refuse, and when to apply. */
export const korean = {
  title: '상품마다 따져 본 조건',
  most: '대출 한도',
  rate: '금리',
  baseSays: (base: string, least: number, most: number): string =>
    most === 0
      ? `기준 ${base}, 우대 없음`
      : `기준 ${base}에서 우대 ${least === most ? most : `${least}~${most}`}%p를 뺐어요`,
  inSpan: '공시된 가장 낮은 금리와 가장 높은 금리예요. 우대를 넣은 범위예요.',
  interest: '한 달 이자',
  met: '맞아요',
  failed: '맞지 않아요',
  unknown: '확인하지 못했어요',
  conditions: '조건',
  source: (title: string, day: string): string => `출처 ${title} · 확인한 날 ${day}`,
  ended: (product: string, day: string): string => `${product}: ${day}부터 새로 받지 않아요`,
  where: {
    title: '어디에 물어보나요',
    fund: '주택도시기금 대출을 맡은 은행 지점이나 기금e든든에 물어보세요. 맡은 은행은 기금 누리집에 있어요.',
    branch: '주택도시기금 대출을 맡은 은행 지점에서만 받아요. 누리집으로는 신청할 수 없어요.',
    hf: '한국주택금융공사 누리집이나 은행에 물어보세요. 디딤돌과 함께 쓸 수는 없어요. 금리는 달마다 바뀌어요.',
  },
  home: {
    price: '살 집의 가격',
    priceSays: (most: string, families: string | null): string =>
      families === null ? `${most}까지` : `${most}까지 (신혼·두 자녀 이상 ${families})`,
    share: '집값에서 빌리는 몫',
    shareSays: (most: number, notApartment: number | null, first: number | null): string =>
      [
        `${most}%까지`,
        ...(notApartment === null ? [] : [`아파트가 아니면 ${notApartment}%`]),
        ...(first === null ? [] : [`생애최초는 ${first}% (수도권·규제지역 ${most}%)`]),
      ].join(' · '),
    repay: '한 해에 갚는 돈',
    repaySays: (percent: number): string => `소득의 ${percent}%까지 (DTI)`,
    years: '갚는 기간',
    yearsSays: (years: string): string => `${years}년까지`,
    first: '처음 집을 사는지는 묻지 않았어요. 처음이면 위쪽 한도예요.',
  },
  guarantee: {
    title: '어떤 보증이 필요한가요',
    asks: '어느 보증이 필요한지는 확인 못 했어요. 은행에 물어보세요.',
    oneWay: (way: string): string => `${way}이 있어야 은행이 빌려줘요.`,
    oneOf: (ways: string): string =>
      `${ways} 가운데 하나가 있어야 은행이 빌려줘요. 어느 것으로 할지 은행에 물어보세요.`,
    names: {
      'hf-lease': 'HF 전세자금보증',
      'hf-rent': 'HF 월세자금보증',
      hug: 'HUG 전세금안심대출보증',
      assignment: '보증금 반환채권 양도',
    } satisfies Record<Backing, string>,
    home: '사는 집이 담보가 돼요.',
  },
  guarantors: {
    title: '보증기관마다 한도가 달라요',
    hf: 'HF 전세자금보증',
    hfSays: (percent: number, most: string): string => `보증금의 ${percent}%, ${most}까지 서요.`,
    hfShare: (regulated: number, other: number): string =>
      `은행 대출의 ${regulated}%(수도권·규제지역), ${other}%(그 밖)를 보증해요.`,
    hfFee: (percent: string): string => `이 보증금이면 보증료는 연 ${percent}%예요.`,
    hug: 'HUG 전세금안심대출보증',
    hugSays: (capital: string, other: string): string =>
      `보증금이 수도권 ${capital}, 그 밖 ${other}까지인 집이에요. 반환보증과 한 묶음이라 따로 나눌 수 없어요.`,
    sgi: 'SGI 대출 보증',
    sgiSays: '대출 보증의 한도는 확인 못 했어요.',
    sgiReturn: (won: string): string => `반환을 맡는 전세금보장신용보험은 아파트가 아니면 보증금 ${won}까지예요.`,
    over: '이 보증금은 한도를 넘어요.',
  },
  when: {
    title: '언제 신청하나요',
    paid: (percent: number): string => `계약서를 쓰고 보증금의 ${percent}%를 낸 뒤에 신청해요.`,
    months: (months: number): string => `잔금일과 전입일 가운데 빠른 날부터 ${months}달 안에 신청해요.`,
    renewal: (months: number): string => `계약을 갱신했으면 갱신한 날부터 ${months}달 안이에요.`,
    last: (day: string): string => `이 계약이면 ${day}까지예요.`,
    job: (won: string): string =>
      `일한 지 1년이 안 됐으면 ${won}까지만 나올 수 있어요. 석 달이 안 됐으면 거절하는 은행도 있어요.`,
    noIncome: '소득이 없으면 신고사실없음 증명서로 신청할 수 있어요.',
  },
  ask: {
    title: '서명하기 전에 은행에 물어보세요',
    list: [
      '이 주소로 대출이 되나요? 안 되면 무엇 때문인가요?',
      '보증은 어느 기관이 서나요? 반환보증도 함께 되나요?',
      '한도는 얼마이고, 금리는 언제 바뀌나요?',
      '임대인에게 확인하거나 동의를 받나요?',
      '일한 기간과 앞으로의 소득을 어떻게 보나요?',
      '잔금 날까지 서류와 심사에 며칠이 걸리나요?',
    ],
    copy: '질문 복사하기',
    copied: '질문을 복사했어요.',
    copyFailed: '복사하지 못했어요. 글을 길게 눌러 주세요.',
  },
  refuse: {
    title: '은행이 자주 거절하는 이유',
    list: [
      { why: '신탁된 집이에요', act: '등기부의 갑구를 보세요' },
      { why: '위반건축물이거나 근린생활시설이에요', act: '건축물대장을 보세요' },
      { why: '앞선 빚과 보증금이 집값에 비해 많아요', act: '등기부의 을구와 시세를 보세요' },
      { why: '집주인이 동의하거나 확인해 주지 않아요', act: '계약하기 전에 집주인에게 물어보세요' },
      { why: '보증기관의 한도를 넘어요', act: '보증금과 보증기관의 한도를 비교하세요' },
      { why: '소득이나 다른 대출 때문이에요', act: '대출과 연체 기록을 먼저 확인하세요' },
      { why: '공공임대에 살고 있어요', act: '언제 나가는지 은행에 말하세요' },
    ],
    see: '집 때문에 거절될 이유는 보고서에서 볼 수 있어요.',
  },
  report: '이 집의 등기부 확인하기',
  papers: '준비할 서류',
  paperList: [
    '확정일자가 찍힌 임대차계약서',
    '보증금 5% 이상을 낸 영수증',
    '주민등록등본과 가족관계증명서',
    '소득을 보여 주는 서류 (원천징수영수증·소득금액증명)',
    '재직을 보여 주는 서류 (건강보험자격득실확인서)',
  ],
}
export const detailWords = translated(korean, {
  en: () => import('./detail-words.en.ts'),
  zh: () => import('./detail-words.zh.ts'),
  vi: () => import('./detail-words.vi.ts'),
})
