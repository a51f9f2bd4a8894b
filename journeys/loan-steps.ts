import type { Locator } from 'playwright-core'
import { loanAnswers } from './loan-answers.ts'
import { next } from './order-steps.ts'
import { button, choice, heading, type Story } from './story.ts'

// The loan questions as a user answers them, and a device on which they are answered.
/** A device on which all questions are answered, with `over` in place of some answers. */
export const answered = (over: object = {}, day = '2026-11-23'): Record<string, string> => ({
  nz_draft_loan: JSON.stringify({
    version: 2,
    owner: null,
    savedAt: Date.parse(`${day}T03:00:00Z`),
    answers: { ...loanAnswers, ...over },
  }),
})
export const asked = (s: Story, question: string): Promise<void> => heading(s.page, question).waitFor()
export const box = (s: Story, name: string | RegExp): Locator => s.page.getByRole('textbox', { name })
export const part = (s: Story, name: string): Locator => s.page.getByRole('region', { name, exact: true })
/** One choice in the group of its question. */
const pick = (s: Story, question: string, label: string): Promise<void> =>
  s.press(s.page.getByRole('group', { name: question }).locator('label', { hasText: label }).first())

/** From the first page to the last question, as a user aged 27 with a lease of 2.5억 in Seoul. */
export async function answerAll(s: Story): Promise<void> {
  await s.press(button(s.page, '시작하기'))
  await asked(s, '언제 태어났나요?')
  await box(s, '생년월일').fill('19990501')
  await next(s)
  await asked(s, '집이 있는 가족이 있나요?')
  await pick(s, '집이나 분양권', '아무도 없어요')
  await pick(s, '세대주인가요?', '이번에 이사하면 세대주가 돼요')
  await next(s)
  await asked(s, '지난해 소득이 얼마였나요?')
  await box(s, /내 소득/).fill('42000000')
  await part(s, '소득 한도까지').getByText('800만 원 남아요', { exact: true }).waitFor()
  await pick(s, '배우자', '없어요')
  await s.shot(`loan-${s.page.viewportSize()?.width}-income`, true)
  await next(s)
  await asked(s, '지금 쓰는 주택 대출이 있나요?')
  await s.press(choice(s.page, '없어요'))
  await next(s)
  await asked(s, '부부의 순자산은 얼마인가요?')
  await box(s, '순자산').fill('100000000')
  await next(s)
  await asked(s, '어디에 얼마짜리 집인가요?')
  await pick(s, '집이 있는 곳', '서울')
  await box(s, '보증금').fill('250000000')
  await box(s, '월세').fill('0')
  await next(s)
  await asked(s, '집의 크기와 날짜를 알려 주세요')
  await box(s, '전용면적').fill('60')
  await s.press(button(s.page, '아직 정하지 않았어요'))
  await next(s)
  await asked(s, '누구와 사나요?')
  await pick(s, '미성년 자녀', '없어요')
  await pick(s, '혼자 사나요?', '혼자 살아요')
  await next(s)
  await asked(s, '해당하는 것이 있나요?')
  await pick(s, '중소기업에 다니나요?', '아니에요')
  await pick(s, '해당하는 것이 있나요?', '없어요')
  await pick(s, '전세 피해를 입었나요?', '아니에요')
  await next(s)
  await asked(s, '은행이 꼭 보는 네 가지예요')
  await pick(s, '신용 기록', '없어요')
  await pick(s, '공공임대에 사나요?', '아니에요')
  await pick(s, '일한 지 1년이 안 됐나요?', '1년이 넘었어요')
  await pick(s, '기금 대출이 기한이익상실된 적', '없어요')
  await next(s)
}
