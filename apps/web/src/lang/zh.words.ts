import { comparedMessages } from './zh/compared.words.ts'
import { accountMessages } from './zh/account.words.ts'
import { glossaryMessages } from './zh/glossary.words.ts'
import { numberMessages } from './zh/numbers.words.ts'
import { questionsMessages } from './zh/questions.words.ts'
import { readingMessages } from './zh/reading.words.ts'
import { shellMessages } from './zh/shell.words.ts'
import { uiMessages } from './zh/ui.words.ts'
import { depositMessages } from './zh/deposit.words.ts'
import type { Messages } from './messages.ts'

/** 中文（简体）。法律用语保留韩文。 */
export const messages: Messages = {
  ...comparedMessages,
  ...accountMessages,
  ...numberMessages,
  ...shellMessages,
  ...uiMessages,
  ...readingMessages,
  ...glossaryMessages,
  ...questionsMessages,
  ...depositMessages,
}
