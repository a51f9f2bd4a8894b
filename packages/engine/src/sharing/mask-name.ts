/** The part of a company's or office's name that stays visible: its kind. The longest first. */
const kinds = [
  '상호저축은행',
  '저축은행',
  '새마을금고',
  '신용협동조합',
  '농업협동조합',
  '수산업협동조합',
  '협동조합',
  '은행',
  '손해보험',
  '생명보험',
  '보험',
  '캐피탈',
  '카드',
  '증권',
  '신탁',
  '공사',
  '공단',
  '조합',
  '재단',
  '세무서',
  '대부',
  '건설',
]
const HIDDEN = '○○'
const companyWords = /주식회사|유한회사|유한책임회사|합자회사|합명회사|농업회사법인|재단법인|사단법인|\(주\)|㈜|\(유\)/g

/** The name without the words for a legal form and without spaces, as it is printed elsewhere in a register. */
export const coreOfName = (name: string): string => name.replaceAll(companyWords, '').replaceAll(/\s/g, '')

/** '김하늘' → '김○○', '주식회사한빛은행' → '○○은행', '강서세무서' → '○○세무서'. A single letter ('국', the state) is not masked. */
export function maskName(name: string): string {
  const core = coreOfName(name)
  if (core.length < 2) return core
  const isCompany = core !== name.replaceAll(/\s/g, '')
  const kind = kinds.find((k) => core.endsWith(k) || core.includes(k))
  if (kind !== undefined) return HIDDEN + kind
  if (isCompany) return `${HIDDEN} 회사`
  return /^[가-힣]{2,4}$/.test(core) ? (core[0] ?? '') + '○'.repeat(core.length - 1) : HIDDEN
}
