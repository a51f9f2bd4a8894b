import { acts } from './vi/acts.ts'
import { advice } from './vi/advice.ts'
import { changes } from './vi/changes.ts'
import { clean, nobodyCan, notChecked, unknown } from './vi/checks.ts'
import { assumptions, diffRefusals, grades, guarantee, lines, refusals, withheld } from './vi/core.ts'
import { findings } from './vi/findings.ts'
import { glossary } from './vi/glossary.ts'
import { sentences } from './vi/sentences.ts'
import { titles } from './vi/titles.ts'
import type { Translation } from './translation.ts'

export const translation: Translation = {
  engine: {
    grades,
    withheld,
    titles,
    acts,
    notChecked,
    nobodyCan,
    clean,
    unknown,
    guarantee,
    assumptions,
    lines,
    refusals,
    diffRefusals,
    sentences,
  },
  findings,
  advice,
  changes,
  glossary,
}
