import { accountMessages } from './zh/account.words.ts'
import { glossaryMessages } from './zh/glossary.words.ts'
import { numberMessages } from './zh/numbers.words.ts'
import { questionsMessages } from './zh/questions.words.ts'
import { shellMessages } from './zh/shell.words.ts'
import { uiMessages } from './zh/ui.words.ts'
import { depositMessages } from './zh/deposit.words.ts'
import type { Messages } from './messages.ts'

/** 中文（简体）。法律用语保留韩文。 */
export const messages: Messages = {
  ...accountMessages,
  ...numberMessages,
  ...shellMessages,
  ...uiMessages,
  ...glossaryMessages,
  ...questionsMessages,
  ...depositMessages,
}
