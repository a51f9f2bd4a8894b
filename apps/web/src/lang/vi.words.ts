import { accountMessages } from './vi/account.words.ts'
import { glossaryMessages } from './vi/glossary.words.ts'
import { numberMessages } from './vi/numbers.words.ts'
import { questionsMessages } from './vi/questions.words.ts'
import { shellMessages } from './vi/shell.words.ts'
import { uiMessages } from './vi/ui.words.ts'
import { depositMessages } from './vi/deposit.words.ts'
import type { Messages } from './messages.ts'

/** Tiếng Việt. Thuật ngữ pháp luật giữ nguyên tiếng Hàn. */
export const messages: Messages = {
  ...accountMessages,
  ...numberMessages,
  ...shellMessages,
  ...uiMessages,
  ...glossaryMessages,
  ...questionsMessages,
  ...depositMessages,
}
