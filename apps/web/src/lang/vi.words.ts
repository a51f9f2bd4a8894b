import { costsMessages } from './vi/costs.words.ts'
import { leavingMessages } from './vi/leaving.words.ts'
import { comparedMessages } from './vi/compared.words.ts'
import { orderMessages } from './vi/order.words.ts'
import { accountMessages } from './vi/account.words.ts'
import { checkMessages } from './vi/check.words.ts'
import { glossaryMessages } from './vi/glossary.words.ts'
import { numberMessages } from './vi/numbers.words.ts'
import { questionsMessages } from './vi/questions.words.ts'
import { readingMessages } from './vi/reading.words.ts'
import { reportMessages } from './vi/report.words.ts'
import { shellMessages } from './vi/shell.words.ts'
import { uiMessages } from './vi/ui.words.ts'
import { depositMessages } from './vi/deposit.words.ts'
import type { Messages } from './messages.ts'

/** Tiếng Việt. Thuật ngữ pháp luật giữ nguyên tiếng Hàn. */
export const messages: Messages = {
  ...costsMessages,
  ...leavingMessages,
  ...comparedMessages,
  ...orderMessages,
  ...accountMessages,
  ...numberMessages,
  ...shellMessages,
  ...uiMessages,
  ...checkMessages,
  ...readingMessages,
  ...reportMessages,
  ...glossaryMessages,
  ...questionsMessages,
  ...depositMessages,
}
