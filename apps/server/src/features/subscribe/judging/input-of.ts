import { applyAnswers } from '@jipsalpim/engine/answers/apply-answers.ts'
import type { AssessInput, LeaseInput } from '@jipsalpim/engine/assessment.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { known, unknown, type Known } from '@jipsalpim/engine/values/known.ts'
import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { Context } from '../../../kernel/context.ts'
import { answersOfOrder, currentVersion } from '../../report/answering/answer-queries.ts'
import { validAnswers, toGiven } from '../../report/answering/given-answers.ts'
import { readInput } from '../../report/answering/judge-again.ts'
import { homeInput, type HomeFacts } from '../../report/preparing/build-input.ts'
import type { HomeRow, WatchRow } from '../queries.ts'
import { factsPlace } from '../sealed-place.ts'

type Ctx = Pick<Context, 'db' | 'seal'>

/**
 * The input for assessing one watch: this register, its own lease, and the facts of its report with the answers given
 * there, or else those of the first check.
 */
export async function inputOf(
  ctx: Ctx,
  watch: WatchRow,
  home: HomeRow,
  register: RegisterDocument,
  day: Day,
): Promise<AssessInput> {
  const lease = leaseOf(watch)
  const report = watch.of_order_seq === null ? undefined : await currentVersion(ctx.db, watch.of_order_seq)
  if (report) {
    const answers = validAnswers(await answersOfOrder(ctx.db, report.order_seq)).map((row) => toGiven(ctx, row))
    const input = applyAnswers(await readInput(ctx, report), answers)
    // The landlord is known from the report only.
    return { ...input, register, lease: { ...lease, landlordName: input.lease.landlordName }, day }
  }
  // Written from the signed hit.
  const { dongCode } = home.hit as AddressHit
  return { register, lease, home: homeInput(openFacts(ctx, home), { dongCode, stated: null, register }), day }
}

/** The answers of the sources other than the register in the first check. */
export function openFacts(ctx: Pick<Context, 'seal'>, home: HomeRow): HomeFacts {
  if (!home.facts_sealed) return { building: null, trades: null, officialPrice: null }
  // Written by the first check.
  return JSON.parse(ctx.seal.openPacked(factsPlace(home.home_seq), home.facts_sealed).reveal()) as HomeFacts
}

const SOURCE = '알림 신청 내용'
const toKnown = <T>(value: T | null): Known<T> => (value === null ? unknown('not-given', SOURCE) : known(value, SOURCE))

export function leaseOf(watch: WatchRow): LeaseInput {
  return {
    kind: watch.contract_type,
    deposit: toKnown(watch.deposit),
    rent: toKnown(watch.rent),
    contractDate: toKnown(watch.contract_on),
    moveInDate: toKnown(watch.move_in_on),
    balanceDate: toKnown(watch.balance_on),
    landlordName: unknown('not-given', SOURCE),
    ...(watch.lease_end_on === null ? {} : { endDate: known(watch.lease_end_on, SOURCE) }),
  }
}
