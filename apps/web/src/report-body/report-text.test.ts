import { assess } from '@jipsalpim/engine/assess.ts'
import { madeCase, madeHome, mortgage } from '@jipsalpim/engine/risk/made-up-home.ts'
import { unknown } from '@jipsalpim/engine/values/known.ts'
import { describeNextAct, describeVerdict, formatMoney } from '@jipsalpim/engine/words/describe.ts'
import { describeFinding } from '@jipsalpim/engine/words/describe-finding.ts'
import { expect, test } from 'vitest'
import { joinText, reportText } from './report-text.ts'

const mortgaged = assess(madeCase([mortgage('1', 150_000_000)]))
const withheld = assess(
  madeCase([mortgage('1', 60_000_000)], {
    home: madeHome({ statedPrice: unknown('source-down'), officialPrice: unknown('source-down') }),
  }),
)
const lines = (...of: Parameters<typeof reportText>) => joinText(reportText(...of)).split('\n')

test.each(['short', 'long'] as const)('%s: the verdict, the money, the act, the day and the rules', (length) => {
  const text = lines(mortgaged, length)
  expect(text).toEqual(
    expect.arrayContaining([
      describeVerdict(mortgaged),
      formatMoney(mortgaged),
      describeNextAct(mortgaged.nextAct).title,
      `안전점수 100점 만점에 ${mortgaged.score}점`,
    ]),
  )
  expect(text.at(-2)).toContain(mortgaged.rulePack)
  expect(text.at(-2)).toContain(mortgaged.day)
  expect(text.at(-1)).toBe('이 보고서는 참고 자료예요. 감정평가나 법률 의견이 아니에요.')
})

test('the long one has every finding with the line behind it, and all that is not known', () => {
  const [short, long] = [joinText(reportText(mortgaged, 'short')), joinText(reportText(mortgaged, 'long'))]
  expect(mortgaged.findings.length).toBeGreaterThan(1)
  for (const finding of mortgaged.findings) {
    const { title, body } = describeFinding(finding)
    expect(long).toContain(`${title}: ${body}`)
    for (const { section, rank } of finding.evidence) expect(long).toContain(`${section} ${rank}`)
    expect(short).not.toContain(body)
  }
  expect(reportText(mortgaged, 'long').find((part) => part.id === 'unknowns')?.lines).toHaveLength(
    mortgaged.notChecked.length,
  )
})

test('a withheld report has no number, and says why', () => {
  const text = lines(withheld, 'short')
  expect(withheld.score).toBeNull()
  expect(text).toContain('점수를 매기지 않았어요')
  expect(text).toContain('판정: 판단보류')
  expect(text.join()).not.toMatch(/100점 만점/)
})
