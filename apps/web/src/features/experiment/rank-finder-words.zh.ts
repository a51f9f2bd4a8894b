import type { Translated } from '../../lang/translated.ts'
import type { korean } from './rank-finder-words.ts'

export const words = {
  moveIn: '搬入并申报地址的日子（전입신고）',
  fixed: '确定日期（확정일자）',
  mortgage: '抵押权（근저당）受理的日子',
  first: '您的押金在抵押权之前。',
  equal: '和抵押权同一顺位。钱不够的话按比例分。',
  later: '抵押权在您的押金之前。',
  stays: '对抗力（대항력）比抵押权早。没拿够的话，可以向新房主要剩下的。',
  ends: '对抗力（대항력）也比抵押权晚。拍卖的话可能要搬走。',
  empty: '三个日子都填写就能算出。',
} satisfies Translated<typeof korean>
