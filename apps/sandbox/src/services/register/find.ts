import { magicOf } from '../../world/magic.ts'
import { registerOf } from '../../world/register.ts'
import { isStrata, lotText, type Site, sites } from '../../world/sites.ts'
import { type Subject, subjectsOf, uniqueNoOf } from '../../world/unique-no.ts'
import { lotAddress, roadAddress } from '../../world/units.ts'
import { type CodefBody, codefReply, fieldOf } from './wire.ts'

/** More results than this are too vague (CF-13007). */
const MOST = 100

/** The free search: nothing is paid, the user picks a unique number. */
export function findReply(body: CodefBody) {
  const address = fieldOf(body, 'address')
  const found = findSubjects(address, fieldOf(body, 'dong'), fieldOf(body, 'ho'))
  if (address === '' || found.length === 0)
    return codefReply({ code: 'CF-13006', message: '검색 결과가 없습니다.' }, {})
  if (found.length > MOST)
    return codefReply({ code: 'CF-13007', message: '검색 결과가 100건을 초과합니다. 상세히 입력하세요.' }, {})
  return codefReply(
    { code: 'CF-00000', message: '성공' },
    found.map((subject) => {
      const register = registerOf(subject)
      return {
        commUniqueNo: register.uniqueNo,
        commAddrLotNumber: register.address,
        resType: register.kind,
        resUserNm: maskName(register.owner),
        resState: '현행',
      }
    }),
  )
}

/** By lot or road address, like the registry's search: spaces are ignored. A house has a separate land record. */
export function findSubjects(address: string, dong: string, ho: string): readonly Subject[] {
  const asked = squeeze(address)
  if (asked.length < 4) return []
  return sites
    .filter((site) => magicOf(site) !== 'register-not-found' && names(site).some((n) => matches(asked, n)))
    .flatMap((site) => subjectsOf(site).filter((s) => fits(site, s, bare(dong), bare(ho))))
    .toSorted((a, b) => uniqueNoOf(a).localeCompare(uniqueNoOf(b)))
}

function fits(site: Site, subject: Subject, dong: string, ho: string): boolean {
  if (!isStrata(site)) return true
  // land of a 집합건물 is not listed: the right to it is in the unit's record
  if (subject.of !== '집합건물') return false
  return (dong === '' || bare(subject.unit.dong ?? '') === dong) && (ho === '' || subject.unit.ho === ho)
}

/** A number must not be the start of a longer one: 9012 is not 9012-3. */
const matches = (asked: string, name: string) =>
  asked.startsWith(name) ? !/^[-\d]/.test(asked.slice(name.length)) : name.startsWith(asked)
const names = (site: Site): readonly string[] => {
  const road = `${roadAddress(site)}`
  return [
    squeeze(lotAddress(site)),
    squeeze(road),
    squeeze(`${site.place.dong}${lotText(site)}`),
    squeeze(`${site.place.li ?? site.place.dong}${lotText(site)}`),
  ]
}
const squeeze = (text: string) => text.replace(/\([^)]*\)/g, '').replace(/\s+/g, '')
/** '제101동' → '101', '201호' → '201', '가동' → '가' */
const bare = (text: string) => text.replace(/^제/, '').replace(/[동호]$/, '')
/** '김**': the search shows no full name. */
const maskName = (name: string) => (name.length <= 4 ? `${name.slice(0, 1)}**` : name)
