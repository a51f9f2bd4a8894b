import { chosen } from './chosen.ts'
import { glossary, type Term } from './ko/glossary.ts'
import type { Translation } from './translation.ts'

/** The explanation of a legal term; the term itself stays Korean in every language. */
export const explainTerm = (term: Term): string =>
  chosen<Translation['glossary']>(glossary, (translation) => translation.glossary)[term]
