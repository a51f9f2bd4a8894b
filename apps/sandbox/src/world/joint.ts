/** 공동담보목록 by number: 'office rank' of each property is the mortgage's rank there. */
export type JointItem = { property: string; rank: string }
export const jointLists: Readonly<Record<string, readonly JointItem[]>> = {
  '제2019-9055호': [
    { property: '[토지] 서울특별시 관악구 봉천동 9055-2', rank: '1' },
    { property: '[건물] 서울특별시 관악구 봉천동 9055-2', rank: '1' },
    { property: '[토지] 서울특별시 관악구 봉천동 9055-9', rank: '4' },
    { property: '[건물] 서울특별시 관악구 봉천동 9055-9', rank: '2' },
    { property: '[토지] 서울특별시 관악구 봉천동 9058', rank: '3' },
  ],
}
