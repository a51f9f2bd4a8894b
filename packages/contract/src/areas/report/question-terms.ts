/** What a question is about: a finding, the price, a clause that a finding advises, or anything else in the report. */
export const questionNames = ['finding', 'price', 'clause', 'other'] as const
export type QuestionName = (typeof questionNames)[number]
export const questionStates = ['open', 'answered', 'closed'] as const
/** The version of the text that is agreed to before asking; another text is a new version. */
export const questionConsent = '2026-11-24'
/** Business days within which a question is answered, not counting the day it was asked. */
export const ANSWER_DAYS = 1
export const QUESTION_MOST = 2000
/** The years for which a question is retained after it ended. */
export const QUESTION_YEARS = 1
