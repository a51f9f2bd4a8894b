import { afterEach, expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { madeLease } from '../risk/made-up-home.ts'
import { chooseTranslation } from './chosen.ts'
import { describeAdvice } from './describe-advice.ts'
import { explainTerm } from './explain-term.ts'
import { describeUrgency } from './describe-changes.ts'
import { describeFinding } from './describe-finding.ts'
import { describeGrade, describeTitle } from './describe.ts'
import { translation } from './en.ts'
import { adviceWords } from './ko/advice.ts'
import { findingBodies } from './ko/findings.ts'

afterEach(() => chooseTranslation(null))

test('everything is described in the chosen language, and the Korean words stay as they are', () => {
  const advice = () => describeAdvice({ id: 'trust' }, 'living', { lease: madeLease(), day: day('2026-11-01') })
  const all = () => ({
    finding: describeFinding({ id: 'trust', numbers: {} }).title,
    title: describeTitle('trust'),
    grade: describeGrade('위험').sentence,
    why: advice().why,
    step: advice().now.when,
    term: explainTerm('신탁'),
    urgency: describeUrgency('alarm'),
  })
  const korean = all()
  for (const text of Object.values(korean)) expect(text).toMatch(/[가-힣]/)
  chooseTranslation(translation)
  expect(all()).toEqual({
    finding: translation.engine.titles['trust'],
    title: translation.engine.titles['trust'],
    grade: translation.engine.grades['위험'].sentence,
    why: translation.advice.advice['trust'].why.living,
    step: 'While living there',
    term: 'The home is held by a trust company, which is the owner in the register.',
    urgency: translation.changes.urgency.alarm,
  })
  expect(korean.why).toBe(adviceWords['trust'].why.living)
  expect(findingBodies['trust']({})).toMatch(/[가-힣]/)
})
