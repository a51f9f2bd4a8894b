import type { Translated } from '../lang/translated.ts'
import type { korean } from './sections-words.ts'

export const words = {
  contents: 'Contents of the report',
  result: 'Result',
  risks: 'Risks',
  unknowns: 'Unknown',
  money: 'Money',
  register: 'Register',
  risksFrom: (lines, findings) =>
    lines > 0
      ? `${findings} from ${lines} ${lines === 1 ? 'line' : 'lines'} of the register`
      : `${findings} ${findings === 1 ? 'finding' : 'findings'}`,
  notes: (n) => `${n} to note`,
  toCheck: (n) => `${n} to check`,
  cancelledToo: (n) => `${n} cancelled included`,
  sameEvidence: (n) => `${n} from this line`,
  moreLines: (n) => `${n} more`,
  howCounted: 'How this was worked out',
  changesNote: 'A blue dot: checking it may change the verdict.',
  changes: 'Checking it may change the verdict',
  pane: 'What the register says',
  paneNote: 'Press the evidence of a risk, and a blue bar marks its line here.',
  paneEmpty: 'There is no entry in section A (갑구) or B (을구).',
  litLine: 'The line you are looking at',
} satisfies Translated<typeof korean>
