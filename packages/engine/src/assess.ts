import type { Assessment, AssessInput } from './assessment.ts'
import { judgeHome, readCase } from './judge-home.ts'
import { currentPack, type RulePack } from './law/pack.ts'
import { withTables } from './law/dated.ts'
import { checkPack } from './law/pack-check.ts'
import { payoutCalculation } from './recovery/payout-calculation.ts'

/**
 * The only entry point: the same input and rule pack give the same report, byte for byte. An older pack judges by its
 * own tables. Throws if the pack's id is not its hash.
 */
export function assess(input: AssessInput, pack: RulePack = currentPack): Assessment {
  checkPack(pack)
  const judge = () => judgeHome(readCase(input, pack), payoutCalculation, pack)
  return pack.tables === undefined ? judge() : withTables(pack.tables, judge)
}
