import { acts } from './zh/acts.ts'
import { advice } from './zh/advice.ts'
import { changes } from './zh/changes.ts'
import { clean, nobodyCan, notChecked, unknown } from './zh/checks.ts'
import { assumptions, diffRefusals, grades, guarantee, lines, refusals, withheld } from './zh/core.ts'
import { findings } from './zh/findings.ts'
import { glossary } from './zh/glossary.ts'
import { sentences } from './zh/sentences.ts'
import { titles } from './zh/titles.ts'
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
