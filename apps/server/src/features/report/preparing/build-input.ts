import { homeKinds, type HomeKind } from '@jipsalpim/engine/property/home-kind-names.ts'
import type { AssessInput, HomeInput, LeaseInput, TradeSet } from '@jipsalpim/engine/assessment.ts'
import { homeKind } from '@jipsalpim/engine/property/kind.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { dayInSeoul, lastDayOfTerm } from '@jipsalpim/engine/values/day.ts'
import { known, unknown, type Known } from '@jipsalpim/engine/values/known.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { revealed } from '../../../crypto/personal.ts'
import type { Context } from '../../../kernel/context.ts'
import type { HomeOrder } from '../home-order.ts'
import type { BuildingFacts } from './fetch-building.ts'
import { answerOf, type Work } from './step.ts'

const PERSON = '신청 내용'

/** The input of a judgement, from the sources' answers; a source without an answer is an explicit unknown. */
export function buildInput(ctx: Pick<Context, 'now' | 'seal' | 'hooks'>, work: Work): AssessInput | null {
  const register = answerOf<RegisterDocument>(work, 'register')
  return (
    register && {
      register,
      lease: leaseOf(ctx, work.order),
      home: homeInput(
        {
          building: answerOf<BuildingFacts>(work, 'building'),
          trades: answerOf<Known<readonly TradeSet[]>>(work, 'trades'),
          officialPrice: answerOf<Known<Won>>(work, 'official-price'),
        },
        { dongCode: work.hit.dongCode, stated: homeKinds.find((k) => k === work.order.home_kind) ?? null, register },
      ),
      ...planOf(work.order),
      day: dayInSeoul(ctx.now()),
    }
  )
}

/** 'The landlord repays the loan first', as the user stated it, with the amount if they know it. */
const planOf = ({ first_repay_yn: yn, first_repay_amount: won }: HomeOrder): Pick<AssessInput, 'plan'> =>
  yn === 'Y' ? { plan: { firstRepay: known(won ?? 'untold', PERSON) } } : {}

function leaseOf(ctx: Pick<Context, 'seal' | 'hooks'>, order: HomeOrder): LeaseInput {
  const toKnown = <T>(value: T | null): Known<T> =>
    value === null ? unknown('not-given', PERSON) : known(value, PERSON)
  return {
    kind: order.contract_type,
    deposit: toKnown(order.deposit_amount),
    rent: toKnown(order.rental_amount),
    contractDate: toKnown(order.contract_date),
    moveInDate: toKnown(order.contract_date_living),
    landlordName: toKnown(revealed(ctx.hooks.orders.landlordName(ctx, order))),
    ...(order.contract_months !== null && order.contract_date_living !== null
      ? { endDate: known(lastDayOfTerm(order.contract_date_living, order.contract_months), PERSON) }
      : {}),
  }
}

/** The answers of the other sources; null for one that has not answered. */
export type HomeFacts = {
  building: BuildingFacts | null
  trades: Known<readonly TradeSet[]> | null
  officialPrice: Known<Won> | null
}

/** The data of the other sources about a home; a source without an answer is an explicit unknown. */
export function homeInput(
  facts: HomeFacts,
  { dongCode, stated, register }: { dongCode: string; stated: HomeKind | null; register: RegisterDocument },
): HomeInput {
  const down = unknown('source-down', '건축물대장')
  const building = facts.building ?? {
    kind: down,
    area: down,
    floor: down,
    landArea: down,
    use: down,
    violation: down,
    approvedOn: down,
    households: down,
  }
  return {
    ...building,
    kind: kindOf(building, register, stated),
    dongCode: known(dongCode, '도로명주소'),
    otherDeposits: unknown('not-given', '확정일자 부여현황'),
    officialPrice: facts.officialPrice ?? unknown('source-down', '공시가격'),
    trades: facts.trades ?? unknown('source-down', '국토교통부 실거래가'),
    statedPrice: unknown('not-given', PERSON),
  }
}

/** The user's own statement of the kind of home counts only where neither ledger nor register has one. */
function kindOf(building: BuildingFacts, register: RegisterDocument, stated: HomeKind | null): Known<HomeKind> {
  const printed = homeKind(building, register)
  return 'unknown' in printed && stated ? known(stated, PERSON) : building.kind
}
