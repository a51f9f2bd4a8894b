import { acts } from './en/acts.ts'
import { advice } from './en/advice.ts'
import { changes } from './en/changes.ts'
import { clean, nobodyCan, notChecked, unknown } from './en/checks.ts'
import { assumptions, diffRefusals, grades, guarantee, lines, refusals, withheld } from './en/core.ts'
import { findings } from './en/findings.ts'
import { glossary } from './en/glossary.ts'
import { sentences } from './en/sentences.ts'
import { titles } from './en/titles.ts'
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
