import { expect, test } from 'vitest'
import { purposeKind, type PurposeKind } from './vocabulary.ts'

const wordings: [string, PurposeKind][] = [
  ['소유권보존', '소유권보존'],
  ['소유권이전', '소유권이전'],
  ['공유자전원지분전부이전', '소유권이전'],
  ['소유권일부이전', '지분이전'],
  ['3번홍길동지분전부이전', '지분이전'],
  ['21번나지분15분의14중일부(15분의3.5)이전', '지분이전'],
  ['소유권이전신탁', '신탁'],
  ['소유권이전2번신탁등기말소', '소유권이전'],
  ['근저당권설정', '근저당권'],
  ['(2)근저당권설정', '근저당권'],
  ['갑구4번홍길동지분전부근저당권설정', '근저당권'],
  ['저당권설정', '저당권'],
  ['전세권설정', '전세권'],
  ['주택임차권', '주택임차권'],
  ['주택임차권등기', '주택임차권'],
  ['상가건물임차권', '상가임차권'],
  ['임차권설정', '임차권'],
  ['구분지상권설정', '지상권'],
  ['5번홍길동지분압류', '압류'],
  ['가신병지분전부참가압류', '압류'],
  ['7번가지분가압류', '가압류'],
  ['가처분', '가처분'],
  ['임의경매개시결정', '경매개시'],
  ['강제경매개시결정(7번가압류의 본압류로의 이행)', '경매개시'],
  ['강제경매신청', '경매개시'],
  ['공매공고', '공매'],
  ['소유권이전청구권가등기', '가등기'],
  ['담보가등기', '담보가등기'],
  ['7번(2)근저당권말소예고등기', '예고등기'],
  ['환매특약', '환매'],
  ['금지사항등기', '금지사항'],
  ['민간임대주택등기', '민간임대'],
  ['회생절차개시', '회생'],
  ['회생절차폐지', '회생종결'],
  ['파산선고', '파산'],
  ['보전처분', '보전처분'],
  ['4-2번근저당권부채권질권일부이전', '질권'],
  ['25번근저당권부채권근질권설정', '질권'],
  ['3번근저당권가압류', '권리목적처분'],
  ['3번가등기소유권이전청구권가처분', '권리목적처분'],
  ['5번전세권근저당권설정', '권리목적처분'],
  ['3번근저당권변경', '변경'],
  ['7-1번변경등기경정', '경정'],
  ['2번근저당권이전', '이전'],
  ['3번등기명의인표시변경', '표시변경'],
  ['1번근저당권담보추가', '담보추가'],
  ['8번근저당권공동담보일부소멸', '담보추가'],
  ['1번근저당권설정등기말소', '말소'],
  ['9번소유권이전등기말소', '말소'],
  ['15번임의경매개시결정등기회복', '회복'],
  ['3번 등기는 건물만에 관한 것임', '건물만'],
  ['아무도 모르는 등기', 'unknown'],
]

test.each(wordings)('%s is %s', (purpose, kind) => {
  expect(purposeKind({ purpose })).toBe(kind)
})

test('wrapping and spaces do not change what an entry is', () => {
  expect(purposeKind({ purpose: '1번근저당권 설정 등기 말소' })).toBe('말소')
})

test('a trust is told by its trustee where the purpose is silent, and no longer once it has ended', () => {
  const party = {
    role: '수탁자',
    name: '주식회사우리은행',
    kind: 'company',
    no: null,
    address: null,
    share: null,
    struck: false,
  } as const
  expect(purposeKind({ purpose: '소유권이전', parties: [party] })).toBe('신탁')
  expect(purposeKind({ purpose: '소유권이전', parties: [party], trustEndedBy: '갑구 4' })).toBe('소유권이전')
  expect(purposeKind({ purpose: '소유권이전신탁', livePurpose: '소유권이전', parties: [party] })).toBe('소유권이전')
})

test('a 가등기 out of a promise to pay in kind is a security', () => {
  expect(purposeKind({ purpose: '소유권이전청구권가등기', cause: '대물반환예약' })).toBe('담보가등기')
})

test('a remark without a purpose is told by its first line', () => {
  expect(purposeKind({ purpose: '', lines: ['1번 등기는 건물만에 관한 것임'] })).toBe('건물만')
  expect(purposeKind({ purpose: '', lines: ['공동담보 토지 경기도 화성군'] })).toBe('담보추가')
  expect(purposeKind({ purpose: '', lines: ['합병한 대지에 대하여도 6번 등기와 동일사항의 등기임'] })).toBe('unknown')
})
