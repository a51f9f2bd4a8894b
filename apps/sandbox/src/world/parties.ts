/** Invented people and companies. Names that no one has: words for 'sample', 'exercise', 'letters of the alphabet'. */
export type Party = { name: string; no: string; address: string; company: boolean }

const person = (name: string, birth: string, address: string): Party => ({
  name,
  no: `${birth}-*******`,
  address,
  company: false,
})
const company = (name: string, no: string, address: string): Party => ({ name, no, address, company: true })

export const people = {
  가상: person('김가상', '710302', '서울특별시 강서구 화곡로 9901, 301호(화곡동)'),
  견본: person('이견본', '660914', '서울특별시 양천구 오목로 9902(신월동)'),
  예시: person('박예시', '830721', '경기도 안양시 동안구 경수대로 9903, 1204호(호계동)'),
  모형: person('최모형', '580105', '서울특별시 은평구 역말로 9904(역촌동)'),
  보기: person('정보기', '900430', '서울특별시 관악구 봉천로 9905, 502호(봉천동)'),
  연습: person('강연습', '770818', '인천광역시 미추홀구 주안로 9906, 803호(주안동)'),
  시험: person('조시험', '851122', '서울특별시 노원구 동일로 9907, 102동 704호(상계동)'),
  나다: person('윤나다', '930617', '서울특별시 금천구 독산로 9908, 402호(독산동)'),
  라마: person('장라마', '690226', '경기도 부천시 원미구 부일로 9909(심곡동)'),
  바사: person('임바사', '880909', '서울특별시 강서구 초록마을로 9012, 402호(화곡동,가람빌)'),
  아자: person('한아자', '951203', '서울특별시 관악구 신림로 9911, 1101호(신림동)'),
  차카: person('오차카', '740511', '대전광역시 서구 계룡로 9912(괴정동)'),
  타파: person('서타파', '810128', '부산광역시 부산진구 전포대로 9913, 1502호(전포동)'),
  하하: person('신하하', '640703', '서울특별시 마포구 월드컵로 9914(망원동)'),
  허구: person('권허구', '790412', '서울특별시 중랑구 면목로 9915, 201호(면목동)'),
  가공: person('황가공', '860830', '경기도 화성시 병점구 병점로 9916, 906호(병점동)'),
  표본: person('전표본', '920215', '서울특별시 강서구 공항대로 9917, 1003호(염창동)'),
  임의: person('송임의', '750619', '서울특별시 구로구 구로중앙로 9918(구로동)'),
} as const satisfies Record<string, Party>

export const firms = {
  한빛은행: company('주식회사한빛은행', '110111-9000011', '서울특별시 중구 을지로 9801(을지로1가)'),
  새벽은행: company('주식회사새벽은행', '110111-9000029', '서울특별시 종로구 종로 9802(종로1가)'),
  가온금고: company('가온새마을금고', '114544-9000036', '서울특별시 강서구 화곡로 9803(화곡동)'),
  나루저축: company('주식회사나루저축은행', '110111-9000044', '서울특별시 강남구 테헤란로 9804(역삼동)'),
  도담캐피탈: company('도담캐피탈주식회사', '110111-9000052', '서울특별시 영등포구 여의대로 9805(여의도동)'),
  샛별대부: company('샛별대부주식회사', '110111-9000060', '서울특별시 서초구 서초대로 9806(서초동)'),
  마루유동화: company('마루제일차유동화전문유한회사', '110114-9000078', '서울특별시 중구 세종대로 9807(태평로2가)'),
  누리카드: company('누리카드주식회사', '110111-9000086', '서울특별시 중구 남대문로 9808(남대문로2가)'),
  견본신탁: company('주식회사견본부동산신탁', '110111-9000094', '서울특별시 강남구 테헤란로 9809(역삼동)'),
  한솔보증: company('한솔주택보증공사', '110171-9000103', '부산광역시 남구 문현금융로 9810(문현동)'),
  예시건설: company('예시건설주식회사', '110111-9000111', '서울특별시 강서구 공항대로 9811(등촌동)'),
  모형주택: company('주식회사모형주택', '120111-9000128', '인천광역시 미추홀구 주안로 9812(주안동)'),
} as const satisfies Record<string, Party>

/** A person of the list by number, for the units that are not in the table of homes. */
export const anybody = (n: number): Party => {
  const all: readonly Party[] = Object.values(people)
  return all[n % all.length] ?? people.가상
}
