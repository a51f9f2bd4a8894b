import { byUser, type PersonalData } from '../../kernel/personal-data.ts'
import { deleteResult } from './queries.ts'

export const loanPersonalData: PersonalData = {
  area: 'loan',
  tables: [{ table: 'loan_result', key: 'result_seq', whose: byUser }],
  forget: (tx, userSeq) => deleteResult(tx.db, userSeq),
}
