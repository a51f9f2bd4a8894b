import { expect, test } from 'vitest'
import { dutyIds } from '../law/duties.ts'
import { deadlineIds, leaseDeadlines } from '../law/lease-deadlines.ts'
import { rentCreditBars, rentCreditNeeds } from '../law/rent-tax-credit.ts'
import { refusalCauses } from '../law/renewal.ts'
import { minimumBars, victimBars, victimNeeds } from '../law/victim.ts'
import { day } from '../values/day.ts'
import {
  deadlineAssumptionWords,
  deadlineWords,
  dutyWords,
  minimumBarWords,
  refusalCauseWords,
  rentCreditWords,
  reportReasonWords,
  victimNeedWords,
  victimVerdictWords,
} from './ko/law.ts'

const catalogues = {
  deadlineWords,
  deadlineAssumptionWords,
  reportReasonWords,
  dutyWords,
  refusalCauseWords,
  victimVerdictWords,
  victimNeedWords,
  minimumBarWords,
  rentCreditWords,
}

test('every id of the law has its words', () => {
  const keys = (o: object) => Object.keys(o).toSorted()
  expect(keys(deadlineWords)).toEqual([...deadlineIds].toSorted())
  expect(keys(dutyWords)).toEqual([...dutyIds].toSorted())
  expect(keys(refusalCauseWords)).toEqual([...refusalCauses].toSorted())
  expect(keys(victimNeedWords)).toEqual([...victimNeeds, ...victimBars].toSorted())
  expect(keys(minimumBarWords)).toEqual([...minimumBars].toSorted())
  expect(keys(rentCreditWords)).toEqual([...rentCreditBars, ...rentCreditNeeds].toSorted())
})

test('what a deadline took for granted has its words', () => {
  const none = { balanceDate: null, endDate: null, distributionBy: null, rent: 0, deposit: 200_000_000 }
  const at = (dongCode: string | null) =>
    leaseDeadlines({
      ...none,
      contractDate: day('2026-11-21'),
      moveInDate: day('2026-12-21'),
      dongCode,
      on: day('2026-11-21'),
    })
  for (const id of [...at(null), ...at('1274025000')].flatMap((d) => d.assumed))
    expect(deadlineAssumptionWords[id], id).toMatch(/요\.$/)
})

test.each(Object.entries(catalogues))('%s: 해요체, and no promise', (_, words) => {
  for (const sentence of Object.values(words)) {
    expect(sentence).toMatch(/요\.$/)
    expect(sentence).not.toMatch(/안전합니다|문제없|보장|100\s*%|무조건/)
  }
})
