import type { compareOrderItem } from '@jipsalpim/contract/areas/report/compare.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import { livingCost } from '@jipsalpim/engine/compare/living-cost.ts'
import { conversionRate } from '@jipsalpim/engine/law/conversion.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { answersOfOrder, currentVersion } from '../answering/answer-queries.ts'
import { validAnswers, toGiven } from '../answering/given-answers.ts'
import { judgeOn } from '../answering/judge-again.ts'
import { ownPaidOrder } from '../queries.ts'

/** One home of a comparison, judged today from what is stored: nothing is fetched, charged or changed. */
export const readSide: Action<typeof compareOrderItem> = async (ctx, { order_seq, rent_rate }, user) => {
  const order = await ownPaidOrder(ctx.db, user.seq, order_seq)
  if (!order) throw new Fail('notFound')
  const current = await currentVersion(ctx.db, order_seq)
  const goesBack = order.refund !== null && order.refund.amount >= order.price
  if (!current?.ready_at || order.state !== 'completed' || goesBack) throw new Fail('compareUnfit')
  const answers = validAnswers(await answersOfOrder(ctx.db, order_seq)).map((row) => toGiven(ctx, row))
  const day = dayInSeoul(ctx.now())
  const assessment = await judgeOn(ctx, current, answers, day)
  const rate = rent_rate ?? valueOf(conversionRate(day))?.hundredths ?? null
  const cost = rate === null ? null : valueOf(livingCost(assessment.lease, rate))
  return {
    order_seq,
    report_seq: current.report_seq,
    sample: ctx.settings.sandbox,
    stored: {
      version: current.version,
      ready_at: current.ready_at.toISOString(),
      rule_pack: current.rule_pack ?? '',
      grade: grades.find((g) => g === current.grade) ?? null,
      score: current.score,
    },
    rent_rate: rate,
    cost: cost && { monthly: cost.monthly, as_deposit: cost.asDeposit },
    assessment,
  }
}
