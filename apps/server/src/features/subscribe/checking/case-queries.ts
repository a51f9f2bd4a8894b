import type { Context } from '../../../kernel/context.ts'
import type { CaseRow } from '../queries.ts'

export const renameCase = (
  db: Context['db'],
  caseSeq: number,
  to: Pick<CaseRow, 'case_key' | 'office'>,
): Promise<CaseRow> =>
  db.updateTable('subscribe_case').set(to).where('case_seq', '=', caseSeq).returningAll().executeTakeFirstOrThrow()
