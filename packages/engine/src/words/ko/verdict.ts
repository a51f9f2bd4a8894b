import type { Grade } from '../../assessment.ts'
import type { WithheldId } from '../../risk/grade.ts'

/** The grade as a word, and what it means for a tenant who is about to sign. */
export const gradeWords: Readonly<Record<Grade, { word: string; sentence: string }>> = {
  양호: { word: '양호', sentence: '확인한 범위에서 큰 위험은 보이지 않아요.' },
  주의: { word: '주의', sentence: '계약 전에 확인하거나 바꿔야 할 것이 있어요.' },
  위험: { word: '위험', sentence: '지금 조건으로는 보증금을 잃을 수 있어요.' },
  매우위험: { word: '매우위험', sentence: '보증금을 돌려받지 못할 가능성이 커요.' },
  판단보류: { word: '판단보류', sentence: '꼭 필요한 사실을 몰라 판단을 미뤘어요.' },
}

/** Why the grade is withheld. */
export const withheldWords: Readonly<Record<WithheldId, string>> = {
  price: '집값을 알 수 없어요',
  'price-told': '집값이 들은 값뿐이에요',
  deposit: '보증금을 몰라요',
  'other-deposits': '다른 세대의 보증금을 몰라요',
  'trust-ledger': '신탁원부를 보지 못했어요',
  owner: '지금 주인이 누구인지 읽지 못했어요',
  'cancel-conflict': '지워졌는지 엇갈리는 등기가 있어요',
  'pages-missing': '빠진 쪽이 있어요',
  'land-register': '땅의 등기부라 집의 권리를 알 수 없어요',
  'land-right': '땅의 몫(대지권)이 확인되지 않아 값을 알 수 없어요',
  'register-past': '오래전에 뗀 등기부라 지금을 알 수 없어요',
}
