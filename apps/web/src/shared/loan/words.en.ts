import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  products: {
    general: 'Beotimmok lease loan (버팀목), general',
    youth: 'Beotimmok (버팀목) for young people',
    newlywed: 'Beotimmok (버팀목) for the newly wed',
    newborn: 'Beotimmok (버팀목) with a newborn',
    'small-firm-youth': 'Jeonse loan for young employees of small firms',
    'youth-rent': 'Deposit and rent loan for young people',
    'monthly-rent': 'Loan toward the monthly rent',
    victim: 'Beotimmok (버팀목) for victims of lease fraud',
    'victim-stays': 'Refinancing for victims who stay',
    'victim-priority': 'Beotimmok (버팀목) on the amount that small deposits get first (최우선변제금)',
    vulnerable: 'Beotimmok (버팀목) for a move out of poor housing',
    didimdol: 'Didimdol (디딤돌), to buy a home',
    'newborn-purchase': 'Didimdol (디딤돌) with a newborn, to buy a home',
    bogeumjari: 'Bogeumjari loan (보금자리론), to buy a home',
  },
  verdicts: { eligible: 'Seems to fit', conditional: 'Depends on something to find out', notEligible: 'Does not fit' },
  bankDecides: 'the bank decides',
  rate: (low, high) => (low === high ? `${high / 100} % a year` : `${low / 100}–${high / 100} % a year`),
  upTo: (won) => `up to ${won}`,
  monthly: (won) => `${won} interest a month`,
  range: (low, high) => `${low} to ${high}`,
  home: {
    regions: {
      seoul: 'Seoul',
      capital: 'Gyeonggi or Incheon',
      busan: 'Busan',
      other: 'Another city',
      rural: 'A rural town (읍·면) elsewhere',
    },
    deposit: (won) => `deposit ${won}`,
    rent: (won) => `rent ${won}`,
    area: (m2) => `${m2} m²`,
  },
} satisfies Translated<typeof korean>
