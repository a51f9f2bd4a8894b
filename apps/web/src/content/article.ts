import type { Source } from '@jipsalpim/engine/law/dated.ts'
import type { PlaceName } from '@jipsalpim/contract/planned.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { ComponentType, ReactNode } from 'react'
import type { Column } from '../ui/display/data-table.tsx'

/** A number with its label; `from` is the first day on which the rule behind it applies. */
export type Figure = { label: string; value: string; note?: string; from?: Day; source: Source }

/** A sentence; one that contains a number of the law reads it from the engine's table for that day. */
export type DatedText = string | ((on: Day) => string)
export const textOn = (words: DatedText, on: Day): string => (typeof words === 'string' ? words : words(on))

export type StepItem = { title: string; text: DatedText; when?: DatedText }

/** The blocks of an article. `on` is the current day: numbers of the law come from the engine's tables for that day. */
export type Block =
  | { kind: 'text'; text: readonly DatedText[] }
  | { kind: 'list'; items: readonly DatedText[] }
  | { kind: 'steps'; items: readonly StepItem[] }
  | { kind: 'pairs'; items: readonly { title: string; text: DatedText; sign?: string }[] }
  | { kind: 'figures'; caption: string; of: (on: Day) => readonly Figure[] }
  | {
      kind: 'table'
      caption: string
      columns: readonly Column<string>[]
      rows: (on: Day) => readonly (Record<string, ReactNode> & { id: string; total?: boolean })[]
      note?: string
      source: Source
    }
  | { kind: 'questions'; items: readonly { ask: string; answer: DatedText }[] }
  /** `korean`: the clause as it is written into the contract, where `text` is in another language. */
  | { kind: 'clause'; text: string; korean?: string }
  | { kind: 'note'; tone: 'info' | 'caution'; title: string; text: DatedText }
  /** The one block that is not text: a small calculator. */
  | { kind: 'show'; of: ComponentType }

export type Section = { id: string; title: string; blocks: readonly Block[] }
export type Article = {
  title: string
  /** What the user knows after the first screen. */
  lead: string
  /** When the text was last compared with its sources. */
  checkedOn: Day
  sections: readonly Section[]
  /** In addition to the sources of the figures and tables. */
  sources: readonly Source[]
  /** The one thing to do after reading. */
  act?: { to: PlaceName; label: string }
  related: readonly PlaceName[]
}

/**
 * An article in another language: only its text. The date, the sources and the links are those of the Korean article.
 */
export type ArticleText = Pick<Article, 'title' | 'lead'> & {
  /** The label of the action; its link is that of the Korean article. */
  act?: string
  sections: readonly { title: string; blocks: readonly BlockText[] }[]
}
type Table = Extract<Block, { kind: 'table' }>
type BlockText = Exclude<Block, { kind: 'table' | 'show' }> | Omit<Table, 'source'> | { kind: 'show' }

/** The Korean article with translated text, section by section and block by block, so that no part is missing. */
export const inOtherWords = (korean: Article, texts: ArticleText): Article => ({
  ...korean,
  title: texts.title,
  lead: texts.lead,
  ...(korean.act && { act: { ...korean.act, label: texts.act ?? korean.act.label } }),
  sections: korean.sections.map((section, i) => ({
    id: section.id,
    title: texts.sections[i]?.title ?? section.title,
    blocks: section.blocks.map((block, j) => blockInOtherWords(block, texts.sections[i]?.blocks[j])),
  })),
})

function blockInOtherWords(korean: Block, translated: BlockText | undefined): Block {
  if (translated?.kind === 'table') return korean.kind === 'table' ? { ...translated, source: korean.source } : korean
  if (translated === undefined || translated.kind === 'show' || translated.kind !== korean.kind) return korean
  return translated.kind === 'clause' && korean.kind === 'clause' ? { ...translated, korean: korean.text } : translated
}
