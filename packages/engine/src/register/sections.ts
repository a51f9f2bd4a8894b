import type { RawTable } from './rows.ts'

/**
 * The section that a title line opens; brackets or the full subtitle are required, since legends have the same words.
 */
export function sectionOf(squeezed: string): Pick<RawTable, 'section' | 'title'> | null {
  if (squeezed.length > 60 || !/[【[]|(표시|사항)\)?$/.test(squeezed)) return null
  const bracketed = /[【[](공동담보목록|공동전세목록|매매목록)[】\]]/.exec(squeezed)?.[1]
  if (bracketed === '매매목록') return { section: '매매목록', title: squeezed }
  if (bracketed !== undefined) return { section: '공동담보목록', title: squeezed }
  if (/\(소유권에관한사항\)?$/.test(squeezed) || /^[【[]?갑구[】\]]/.test(squeezed))
    return { section: '갑구', title: '소유권에 관한 사항' }
  if (/\(소유권이외의권리에관한사항\)?$/.test(squeezed) || /^[【[]?을구[】\]]/.test(squeezed)) {
    return { section: '을구', title: '소유권 이외의 권리에 관한 사항' }
  }
  const block =
    /(1동의건물의표시|대지권의목적인토지의표시|전유부분의건물의표시|대지권의표시|건물의표시|토지의표시)\)?$/.exec(
      squeezed,
    )?.[1]
  return block === undefined ? null : { section: '표제부', title: block }
}
