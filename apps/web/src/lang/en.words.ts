import { accountMessages } from './en/account.words.ts'
import { glossaryMessages } from './en/glossary.words.ts'
import { numberMessages } from './en/numbers.words.ts'
import { questionsMessages } from './en/questions.words.ts'
import { shellMessages } from './en/shell.words.ts'
import { uiMessages } from './en/ui.words.ts'
import { depositMessages } from './en/deposit.words.ts'
import type { Messages } from './messages.ts'

/** English. Legal terms keep their Korean name beside the English one. */
export const messages: Messages = {
  ...numberMessages,
  ...shellMessages,
  ...uiMessages,
  ...glossaryMessages,
  ...accountMessages,
  ...questionsMessages,
  ...depositMessages,
}
