import { hasGround } from '../../property/land-right.ts'
import { found, type Signal } from '../signal.ts'

/** 대지권 미등기, or land of another owner: the building alone sells for less, or not at all. */
export const judge: Signal = ({ landRight }) => {
  if (landRight === null || hasGround(landRight)) return null
  const { state, row } = landRight
  return found('land-right-missing', 110, {
    evidence: [{ section: '표제부', rank: row.no, entry: null, page: row.page }],
    numbers: {
      atMost: 0,
      othersHave: state === 'others-have' ? 1 : 0,
      leased: state === 'leased' ? (row.cells.find((c) => c.includes('대지권'))?.replace(/^[\d\s,~]+/, '') ?? '') : '',
    },
  })
}
