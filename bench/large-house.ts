/**
 * The extracted text of an invented 다가구 register of maximum length: sixty pages, three hundred entries, most of them
 * cancelled by others, with live mortgages, leases, attachments and seizures.
 */
export function largeHouse(pages = 60, entries = 300): string {
  const title = '서울특별시 강서구 화곡동 100-1'
  const body = [
    ...ownership(entries / 2),
    '을 구 】 ( 소유권 이외의 권리에 관한 사항 )',
    columns,
    ...rights(entries / 2),
  ]
  const perPage = Math.ceil(body.length / (pages - 1))
  const first = [
    '등기사항전부증명서(말소사항 포함)',
    '- 건물 -',
    '고유번호 1146-1998-012345',
    `[건물] ${title}`,
    '【 표제부 】 ( 건물의 표시 )',
    '표시번호 접수 소재지번 및 건물번호 건물내역 등기원인 및 기타사항',
    `1 1998년3월2일 ${title} 철근콘크리트구조 4층 다가구주택(40가구)`,
    '【 갑 구 】 ( 소유권에 관한 사항 )',
    columns,
  ]
  const rest = Array.from({ length: pages - 1 }, (_, p) => [
    `[건물] ${title}`,
    ...body.slice(p * perPage, (p + 1) * perPage),
  ])
  return [first, ...rest]
    .map((lines, p) => [...lines, `열람일시 : 2026년11월20일 10시00분00초 ${p + 1}/${pages}`].join('\n'))
    .join('\n')
}

const columns = '순위번호 등기목적 접수 등기원인 권리자 및 기타사항'
const on = (n: number) => `${2000 + (n % 25)}년${1 + (n % 12)}월${1 + (n % 27)}일`
const no = (n: number) => `제${10_000 + n}호`

/** A transfer, then attachments and seizures; every second one is cancelled by the next entry. */
function ownership(entries: number): string[] {
  const lines = [`1 소유권보존 1998년3월2일 소유자 김하나 600101-*******`, `${no(1)} 서울특별시 강서구 화곡로 1`]
  for (let n = 2; n <= entries; n++) {
    if (n % 2 === 1 && n < entries - 10)
      lines.push(`${n} ${n - 1}번${n % 4 === 1 ? '압류' : '가압류'}등기말소 ${on(n)} ${on(n)}`, `${no(n)} 해제`)
    else if (n % 4 === 0)
      lines.push(`${n} 압류 ${on(n)} ${on(n)} 권리자 국`, `${no(n)} 압류(징세과-${n}) 처분청 강서세무서`)
    else
      lines.push(
        `${n} 가압류 ${on(n)} ${on(n)} 청구금액 금${n},000,000원`,
        `${no(n)} 서울남부지방법원의 채권자 주식회사다온카드 110111-0000001`,
        `가압류결정(2020카단${n}) 서울특별시 중구 세종대로 ${n}`,
      )
  }
  return lines
}

/** Mortgages and registered leases; all but the last forty are cancelled by the entry after them. */
function rights(entries: number): string[] {
  const lines: string[] = []
  for (let n = 1; n <= entries; n++) {
    const live = n > entries - 40
    if (n % 2 === 0 && !live) lines.push(`${n} ${n - 1}번근저당권설정등기말소 ${on(n)} ${on(n)}`, `${no(n)} 해지`)
    else
      lines.push(
        `${n} 근저당권설정 ${on(n)} ${on(n)} 채권최고액 금${20 + n},000,000원`,
        `${no(n)} 설정계약 채무자 김하나`,
        '서울특별시 강서구 화곡로 1',
        '근저당권자 주식회사다온은행 110111-0023393',
        '서울특별시 중구 소공로 51(회현동1가)',
        '( 화곡지점 )',
      )
  }
  return lines
}
