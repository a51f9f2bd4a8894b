import { auctionRates202606 } from '../law/tables/auction-rates-2026-06.ts'
import { mixedDistrictDongs } from '../law/tables/mixed-district-dongs.ts'
import { type Known, known, unknown } from '../values/known.ts'

/**
 * The place of the home, as a 법정동코드 or the 5 digits of its district: the given code, else from the register's
 * address, which wins if the two are in different districts.
 */
export function placeOf(dongCode: Known<string>, address: string): Known<string> {
  const given = 'value' in dongCode && /^\d{5,10}$/.test(dongCode.value)
  if (given && districtsApart(dongCode, address) === null) return dongCode
  const code = districtCode(address)
  return code === null ? unknown('not-found', '등기부 소재지') : known(dongOf(code, address), '등기부 소재지')
}

/**
 * The district names when the given code and the register's address cannot be one place; split or renamed districts
 * may be.
 */
export function districtsApart(dongCode: Known<string>, address: string): { printed: string; told: string } | null {
  if ('unknown' in dongCode) return null
  const [list, printed] = [dongCode.value.slice(0, 5), districtCode(address)]
  const [toldName, printedName] = [names.get(list), printed === null ? undefined : names.get(printed)]
  if (printed === null || toldName === undefined || printedName === undefined) return null
  return list.slice(0, 4) === printed.slice(0, 4) ? null : { printed: printedName, told: toldName }
}

/** For a district with parts in different tiers: the 법정동코드, if the address names the dong. */
function dongOf(district: string, address: string): string {
  const dongs = mixedDistrictDongs.get(district)
  if (dongs === undefined) return district
  const codes = new Map<string, number>()
  let last = 0
  for (const listed of dongs.split(' ')) {
    const name = listed.replace(/\d{3}$/, '')
    last = Number(listed.slice(name.length)) || last + 1
    codes.set(name, last)
  }
  const dong = address.split(/\s+/).flatMap((w) => codes.get(w) ?? [])[0]
  return dong === undefined ? district : `${district}${dong}00`
}

/** '서울특별시 강서구 화곡동 …' → '11500'. Caches the last address: rules ask several times per home. */
export function districtCode(address: string): string | null {
  if (address === asked) return answer
  answer = codeIn(address)
  asked = address
  return answer
}
let [asked, answer]: [string | null, string | null] = [null, null]

function codeIn(address: string): string | null {
  const words = address
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\(.*$/, ' ')
    .trim()
    .split(/\s+/)
  const at = words.findIndex((w) => provinces.has(w))
  if (at < 0) return null
  const province = provinces.get(words[at] ?? '') ?? ''
  const [second, third] = [words[at + 1] ?? '', words[at + 2] ?? '']
  // '성남시 분당구' is '성남분당구' in the statistics
  const names = [`${second.replace(/시$/, '')}${third}`, second]
  for (const name of names) {
    for (const p of province.split('|')) {
      const code = codes.get(`${p} ${name}`)
      if (code !== undefined) return code
    }
  }
  return province === '세종특별자치시' ? '36110' : (codes.get(province.split('|')[0] ?? '') ?? null)
}

const names: ReadonlyMap<string, string> = new Map(
  auctionRates202606.map(([code, name]): [string, string] => [code, name]),
)

const codes: ReadonlyMap<string, string> = new Map([
  ...auctionRates202606.map(([code, name]): [string, string] => [name, code]),
  // districts that the statistics still list under the city or the former district
  ['경기도 부천시', '41190'],
  ['인천광역시 제물포구', '28125'],
  ['인천광역시 영종구', '28155'],
  ['인천광역시 서해구', '28275'],
  ['인천광역시 검단구', '28290'],
])

const provinces: ReadonlyMap<string, string> = new Map([
  ...auctionRates202606.filter(([code]) => /^\d{2}$/.test(code)).map(([, name]): [string, string] => [name, name]),
  ['서울', '서울특별시'],
  ['부산', '부산광역시'],
  ['대구', '대구광역시'],
  ['인천', '인천광역시'],
  ['광주', '광주광역시'],
  ['대전', '대전광역시'],
  ['울산', '울산광역시'],
  ['세종', '세종특별자치시'],
  ['경기', '경기도'],
  ['강원도', '강원특별자치도'],
  ['전라북도', '전북특별자치도'],
  ['제주도', '제주특별자치도'],
  ['충북', '충청북도'],
  ['충남', '충청남도'],
  ['전북', '전북특별자치도'],
  ['전남', '전라남도'],
  ['경북', '경상북도'],
  ['경남', '경상남도'],
  ['제주', '제주특별자치도'],
  ['강원', '강원특별자치도'],
  ['전남광주통합특별시', '광주광역시|전라남도'],
])
