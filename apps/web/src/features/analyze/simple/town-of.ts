import type { OrderAnswers } from '../order.funnel.tsx'

export type Town = { address_si: string; address_gu: string }

/** The district of the home, or the typed one if there is no home. */
export function townOf({ home, gu }: OrderAnswers): Town | null {
  const words = (home?.road ?? gu ?? '').trim().split(/\s+/)
  const [si = '', second = '', third = ''] = words
  if (si === '') return null
  // '고양시 덕양구' is one district; 세종 has none below the city.
  const name =
    second.endsWith('시') && third.endsWith('구') ? `${second} ${third}` : /[시군구]$/.test(second) ? second : si
  return { address_si: si, address_gu: name }
}
