import { expect, test } from 'vitest'
import { readPrint } from '../../samples/read-print.ts'
import { registerOf } from '../../samples/read-sample.ts'
import { readRegister } from './read.ts'

type Row = readonly string[]
/** A provider body whose 표제부 has these rows. */
const bodyOf = (title: string, columns: Row, ...rows: Row[]) => ({
  resRegisterEntriesList: [
    {
      resDocTitle: '등기사항전부증명서(말소사항 포함) - 집합건물 -',
      resRealty: '[집합건물] 서울특별시 강서구 화곡동 100-1 가온빌라 제3층 제301호',
      resRegistrationHisList: [
        {
          resType: '표제부',
          resType1: title,
          resContentsList: [columns, ...rows].map((cells, i) => ({
            resType2: i === 0 ? '1' : '2',
            resDetailList: cells.map((resContents, n) => ({ resNumber: String(n), resContents })),
          })),
        },
      ],
    },
  ],
})
const read = (title: string, columns: Row, ...rows: Row[]) =>
  registerOf(readRegister({ kind: 'provider', body: bodyOf(title, columns, ...rows) })).display
const unit = ['표시번호', '접수', '건물번호', '건물내역', '등기원인및기타사항']
const right = ['표시번호', '대지권종류', '대지권비율', '등기원인및기타사항']
const migration = '부동산등기법 제177조의 6 제1항의\n규정에 의하여 2000년 08월 21일\n전산이기'

test('a row of which all but the note of migration is struck is dead', () => {
  const { unit: rows } = read(
    '전유부분의 건물의 표시',
    unit,
    ['&1&', '&1989년12월20일&', '&제3층 제301호&', '&철근콘크리트조&\n&84.91㎡&', migration],
    ['2', '', '제3층 제301호', '철근콘크리트조\n42.45㎡', '2001년3월2일\n분할'],
  )
  expect(rows.map((r) => r.struck)).toEqual([true, false])
})

test('of a row that is struck in part the rest stands', () => {
  const { unit: rows } = read('전유부분의 건물의 표시', unit, [
    '1',
    '2010년1월5일',
    '제3층 제301호',
    '철근콘크리트조\n&84.91㎡&\n42.45㎡',
    '',
  ])
  expect(rows).toMatchObject([
    { struck: false, liveCells: ['2010년1월5일', '제3층 제301호', '철근콘크리트조\n42.45㎡', ''] },
  ])
})

test('rows succeed each other where no line tells: a note ends nothing, another parcel stands beside', () => {
  expect(
    read(
      '대지권의 표시',
      right,
      ['1', '1 소유권대지권', '300분의 30', '2010년1월5일 대지권'],
      ['2', '', '', '별도등기 있음\n1토지(을구 3번 근저당권설정등기)'],
      ['3', '2 소유권대지권', '40분의 4', '2011년1월5일 대지권'],
      ['4', '', '', '2번 별도등기 말소'],
      ['5', '1, 2 소유권대지권', '340분의 34', '2012년1월5일 합병'],
    ).landRight.map((r) => r.struck),
  ).toEqual([true, true, true, false, false])
  expect(
    read(
      '대지권의 표시',
      right,
      ['1', '1 소유권대지권', '300분의 30', '2010년1월5일 대지권'],
      ['2', '2 소유권대지권', '40분의 4', '2011년1월5일 대지권'],
    ).landRight.map((r) => r.struck),
  ).toEqual([false, false])
})

test('a print that lines begin a little apart in is parted where the leftmost begin', async () => {
  const { display } = await readPrint('S074')
  expect(display.building[0]?.cells.slice(1, 3)).toEqual([
    '서울특별시 구로구 고척동\n98-43',
    '벽돌조 평슬래브지붕 2층 다가구용\n단독주택(2가구)\n1층 59.19㎡\n2층 56.64㎡\n옥탑 8.10㎡',
  ])
})
