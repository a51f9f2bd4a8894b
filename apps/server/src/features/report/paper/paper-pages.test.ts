import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { casesOf, goldenReport, goldenVersions } from '../../../../../../packages/engine/samples/golden/compare.ts'
import { paperOf } from './paper-of.ts'
import { paperWords as w } from './paper-words.ts'
import { printPaper } from './print-paper.ts'

const version = goldenVersions().at(-1) ?? ''
const options = { version: 1, hash: '0'.repeat(64), sample: false, parts: null }
const tight = (text: string) => text.replaceAll(/\s/g, '')

describe('a report on paper', () => {
  it.each(casesOf(version))(
    'of %s has a summary of one page, names every finding, and ends within eight pages',
    async (name) => {
      const report = goldenReport(version, name)
      const paper = paperOf(report, options)
      const doc = await getDocument({ data: await printPaper(paper), verbosity: 0 }).promise
      const pages: string[] = []
      for (let n = 1; n <= doc.numPages; n++) {
        const { items } = await (await doc.getPage(n)).getTextContent()
        pages.push(tight(items.map((item) => ('str' in item ? item.str : '')).join('')))
      }
      expect(pages.length).toBeLessThanOrEqual(8)
      expect(pages[0]).toContain(tight(paper.unknowns?.nobody.title ?? ''))
      expect(pages[1]).toContain(tight(w.allFindings))
      for (const row of paper.details.findings?.rows ?? []) expect(pages.join('')).toContain(tight(row.title))
      // No untranslated token and no missing value.
      expect(pages.join('')).not.toMatch(/undefined|null|NaN|\[object/)
    },
    30_000,
  )
})
