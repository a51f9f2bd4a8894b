import { randomInt } from 'node:crypto'
import type { Input } from '@jipsalpim/contract/call.ts'
import type { orderTicketBusiness } from '@jipsalpim/contract/areas/ticket/calls.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { companyPlace } from './company-place.ts'
import { companyOf, saveCompany, saveSealed } from './company-queries.ts'

/** The company that a user manages, with its current data. */
export async function saveCompanyFacts(
  tx: TxContext,
  userSeq: number,
  entered: Input<typeof orderTicketBusiness>['company'],
): Promise<number> {
  const before = await companyOf(tx.db, userSeq)
  const { name, business_no } = entered
  const invite_code = before?.invite_code ?? newInviteCode()
  const company = await saveCompany(tx.db, { user_seq: userSeq, name, business_no, invite_code })
  await saveSealed(tx.db, company, {
    representative_sealed: tx.seal.seal(companyPlace(company, 'representative_sealed'), entered.representative),
    invoice_email_sealed: tx.seal.seal(companyPlace(company, 'invoice_email_sealed'), entered.invoice_email),
  })
  return company
}

/** The code is read aloud and typed: no letters that are easily confused. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const newInviteCode = (): string => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
