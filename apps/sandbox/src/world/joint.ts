/** 공동담보목록 by number: the other properties that secure the same debt, and the mortgage's rank there. */
export type JointItem = { property: string; rank: string }

const units = (address: string, name: string, hos: readonly string[], rank: string): readonly JointItem[] =>
  hos.map((ho) => ({ property: `[건물] ${address} ${name} 제${ho.slice(0, -2)}층 제${ho}호`, rank }))

export const jointLists: Readonly<Record<string, readonly JointItem[]>> = {
  '제2019-9055호': [
    { property: '[토지] 서울특별시 관악구 봉천동 9055-2', rank: '1' },
    { property: '[건물] 서울특별시 관악구 봉천동 9055-2', rank: '1' },
    { property: '[토지] 서울특별시 관악구 봉천동 9055-9', rank: '4' },
    { property: '[건물] 서울특별시 관악구 봉천동 9055-9', rank: '2' },
    { property: '[토지] 서울특별시 관악구 봉천동 9058', rank: '3' },
  ],
  '제2020-9140호': units(
    '인천광역시 미추홀구 숭의동 9140-6',
    '하늘숲오피스텔',
    ['301', '302', '401', '402', '601', '602', '701', '702', '801', '802', '901', '902'],
    '1',
  ),
  '제2021-9152호': [
    { property: '[토지] 대전광역시 서구 괴정동 9152-3', rank: '1' },
    { property: '[건물] 대전광역시 서구 괴정동 9152-3', rank: '1' },
    { property: '[토지] 대전광역시 서구 괴정동 9158', rank: '2' },
    { property: '[건물] 대전광역시 서구 괴정동 9158', rank: '2' },
    { property: '[토지] 대전광역시 유성구 봉명동 9022-1', rank: '6' },
  ],
  '제2023-9125호': units(
    '경기도 부천시 원미구 심곡동 9125-4',
    '타래빌',
    ['102', '201', '202', '302', '401', '402'],
    '1',
  ),
}
