import { moneyWords } from '../../../lang/money-words.ts'
import { words } from '../../../shell/words.ts'

/** In the format of the side panel: won for the deposits, people for the rest. */
export const formatFigure = (key: string, value: number): string =>
  key === 'protected-deposit' ? moneyWords.large(value) : words.people(value)
