import { expect, test } from 'vitest'
import { beginsWithCause, isCause, isPurposeStart } from './flat-vocabulary.ts'

const causes =
  '매매 매매예약 지분매매 교환 증여 유증 사인증여 상속 협의분할에의한상속 재산상속 유류분반환 재산분할 이혼 추가설정계약 근질권설정계약 질권설정계약 전질권설정계약 변경설정계약 설정계약 변경계약 계약인수 계약이전결정 확정채권양도 채권일부양도 일부해지 합의해제 해제 일부포기 포기 소취하 취하 전거 주소변경 개명 상호변경 본점이전 취급지점변경 착오발견 신청착오 법정갱신 취소기각결정 기각결정 집행취소결정 신탁 신탁재산의귀속 신탁해지 명의신탁해지 회사합병 합병 분할 영업양도 자산양도 대위변제 임의경매개시결정 강제경매로인한매각 공매 매각 낙찰 경락 공유물분할 대물변제 확정판결 진정명의회복 혼동 도로명주소 행정구역명칭변경 지번변경 관할이관 공공용지의협의취득 수용 환지 귀속 상환완료 회생절차개시결정 채무인수 확정채무의면책적인수 면책적채무인수 중첩적채무인수 채무자변경 존속기간만료 전세권소멸'.split(
    ' ',
  )

test('every wording of a cause is one, with gaps in it too, and begins a line with other words behind it', () => {
  for (const cause of causes) {
    expect.soft(isCause(cause), cause).toBe(true)
    expect.soft(isCause([...cause].join(' ')), cause).toBe(true)
    expect.soft(beginsWithCause(`${cause} 채무자 나갑을`), cause).toBe(true)
  }
  expect(isCause('')).toBe(false)
  expect(beginsWithCause('서울특별시 중구 세종대로 1')).toBe(false)
})

test('every wording that a purpose begins with is told, whoever the share in it belongs to', () => {
  const starts =
    '(2)근저당권설정 1번근저당권이전 2-1번변경 갑구3번나갑을지분압류 을구1번이전 순위3번변경 전2번변경 소유권이전 공유자전원지분전부이전 가압류 압류 가처분 임의경매개시결정 강제경매개시결정 근저당권설정 저당권설정 전세권설정 주택임차권 상가건물임차권 임차권설정 지상권설정 구분지상권설정 지역권설정 예고등기 환매특약 금지사항등기 민간임대주택등기 임대주택등기 신탁 공매공고 회생절차개시 개인회생 파산선고 보전처분 담보가등기 대법원규칙 합병한 나갑을지분전부이전 홍길동지분압류'.split(
      ' ',
    )
  for (const start of starts) {
    expect.soft(isPurposeStart(start), start).toBe(true)
    expect.soft(isPurposeStart([...start].join(' ')), start).toBe(true)
  }
  for (const other of ['서울특별시 강서구', '설정계약', '( 화곡지점 )', '제10003호'])
    expect.soft(isPurposeStart(other), other).toBe(false)
})
