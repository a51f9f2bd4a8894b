import type { RawRegister } from '@jipsalpim/engine/register/rows.ts'
import { marked } from './runs.ts'

/** The same register as a provider sends it: tables of cells with marks, no pages. */
export const providerBody = (raw: RawRegister): unknown => ({
  result: { code: 'CF-00000', extraMessage: '', message: '성공', transactionId: '0' },
  data: {
    resRegisterEntriesList: [
      {
        resDocTitle: raw.title,
        resRealty: raw.realty,
        commUniqueNo: (raw.uniqueNos[0] ?? '').replace(/-/g, ''),
        resPublishDate: '',
        commCompetentRegistryOffice: raw.office ?? '',
        resRegistrationHisList: raw.tables
          .filter((t) => t.section !== '요약')
          .map((t) => ({
            resType: t.section,
            resType1: t.title,
            resContentsList: [
              { resNumber: '0', resType2: '1', resDetailList: t.columns.map(detail) },
              ...t.rows.map((row, i) => ({
                resNumber: String(i + 1),
                resType2: '2',
                resDetailList: row.cells.map((cell, at) => detail(marked(cell), at)),
              })),
            ],
          })),
        resRegistrationSumList: [],
      },
    ],
  },
})

const detail = (resContents: string, at: number) => ({ resNumber: String(at), resContents })
