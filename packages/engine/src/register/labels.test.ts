import { expect, test } from 'vitest'
import { labelName, labelOf, splitAtLabels } from './labels.ts'

test('the longest label is told, however its letters are spaced', () => {
  expect(labelOf('채무자 나갑을')).toEqual({ opens: 'party', role: '채무자', at: 4 })
  expect(labelOf('공동담보목록 제2010-245호')).toMatchObject({ name: '공동담보목록' })
  expect(labelOf('공동담보 토지 서울특별시')).toMatchObject({ name: '공동담보' })
  expect(labelOf('범 위 : 2층 전부')).toEqual({ opens: 'field', name: '범위', at: 6 })
  expect(labelOf('권리　자 인천광역시')).toMatchObject({ opens: 'party', role: '권리자' })
  expect(labelOf('보증금 금5,000,000원')).toMatchObject({ opens: 'amount', kind: '임차보증금' })
})

test('a word that only begins like a label is none', () => {
  for (const text of ['목적달성으로', '채무자의 주소', '채권자전원', '근저당권자지분전부', '이자카야', '', '채'])
    expect.soft(labelName(text), text).toBe(null)
  expect(labelName('김하나 채무자', 4)).toBe('채무자')
})

test('a flat line is cut before each label that stands apart', () => {
  expect(splitAtLabels('채권최고액 금1원 근저당권자 주식회사다온은행 110111-0000001')).toEqual([
    '채권최고액 금1원',
    '근저당권자 주식회사다온은행 110111-0000001',
  ])
})
