import { dayInSeoul, formatDay } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { insertAgreements, insertConsents, withdrawAgreements, type ConsentRow } from './queries.ts'

type Road = ConsentRow['road']

/** Inserts an agreement with the way it was given; an existing one stays as it is. */
export async function saveConsent(
  tx: TxContext,
  userSeq: number,
  terms: readonly { code: string; version: number }[],
  road: Road,
): Promise<void> {
  if (terms.length === 0) return
  await note(tx, userSeq, await insertAgreements(tx.db, userSeq, terms), { act: 'agreed', road })
}
export async function withdrawConsent(
  tx: TxContext,
  userSeq: number,
  codes: readonly string[],
  road: Road,
): Promise<void> {
  if (codes.length === 0) return
  await note(tx, userSeq, await withdrawAgreements(tx.db, userSeq, codes), { act: 'withdrawn', road })
  if (codes.includes('usage')) await tx.hooks.forgetViews(tx, userSeq)
}

/**
 * Users are notified when they agree to advertising or withdraw their consent (정보통신망법 제50조 제7항: within fourteen days).
 */
const NOTIFIED: ReadonlySet<string> = new Set(['marketing'])

async function note(
  tx: TxContext,
  userSeq: number,
  words: readonly { code: string; version: number }[],
  how: { act: 'agreed' | 'withdrawn'; road: Road },
): Promise<void> {
  if (words.length === 0) return
  const saved = await insertConsents(tx.db, userSeq, words, how)
  for (const { consent_seq, code, act } of saved.filter((c) => NOTIFIED.has(c.code)))
    await tx.hooks.postNotice(tx, {
      user_seq: userSeq,
      order_seq: null,
      template: 'consent-kept',
      variables: { code, act, day: formatDay(dayInSeoul(tx.now())) },
      reference: `consent-${consent_seq}`,
    })
}
