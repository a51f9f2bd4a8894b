import type { Recovery, RepayPlan } from '../../assessment.ts'
import type { Known } from '../../values/known.ts'
import { sayWon, sayWonShort, type Won } from '../../values/won.ts'

/** What the landlord's promise to repay first would change, beside what is so today. */
export function sayRepayPlan(
  plan: RepayPlan,
  now: Known<Recovery>,
): { title: string; body: string; money: string; ask: string } {
  return {
    title: '집주인이 대출을 먼저 갚는다면',
    body:
      plan.after === 0
        ? `말한 대로 갚고 말소하면 앞선 근저당 ${sayWon(plan.before)}이 모두 없어져요.`
        : `말한 대로 갚고 말소하거나 줄이면 앞선 근저당이 ${sayWon(plan.before)}에서 ${sayWon(plan.after)}으로 줄어요.`,
    money:
      'value' in plan.recovery && 'value' in now
        ? `그때 경매에서 돌려받을 돈은 ${range(plan.recovery.value)}이고, 지금은 ${range(now.value)}이에요.`
        : '돌려받을 돈이 얼마나 달라지는지는 계산하지 못했어요.',
    ask: '약속만으로는 점수가 바뀌지 않아요. 말소 조건 특약을 적고, 잔금 날 상환영수증과 말소등기접수증을 확인하세요.',
  }
}

const range = ({ low, high }: { low: Won; high: Won }): string =>
  low === high ? sayWon(low) : `${sayWonShort(low)}~${sayWonShort(high)} 원`
