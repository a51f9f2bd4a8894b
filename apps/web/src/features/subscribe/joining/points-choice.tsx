import { LEAST_CHARGE } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatWon } from '../../../lang/format.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { joinWords } from './join-words.ts'

type Props = {
  /** Price before points, won. */
  price: number
  value: number
  onChange: (points: number) => void
}

/** Uses as many points as the price allows; renders nothing if the user has none. */
export function PointsChoice({ price, value, onChange }: Props) {
  const { amount: w } = joinWords
  const read = useCall('subscribePointAmount', {})
  if (read.state === 'loading') return null
  if (read.state === 'failed')
    return (
      <Banner
        kind="caution"
        title={w.pointsFailed}
        action={
          <Button kind="quiet" onClick={read.again}>
            {joinWords.choose.again}
          </Button>
        }
      >
        {w.pointsFailedText}
      </Banner>
    )
  const most = usable(read.data.points, price)
  if (most === 0 && value === 0) return null
  return (
    <CheckField
      label={
        <>
          {w.usePoints(formatWon(most))}
          <span className="block text-note text-ink-2">{w.pointsLeft(formatWon(read.data.points))}</span>
        </>
      }
      checked={value > 0}
      onChange={(yes) => onChange(yes ? most : 0)}
    />
  )
}

/** Points for the whole price, or at most so many that the rest is not below the smallest card charge. */
export const usable = (points: number, price: number): number =>
  points >= price ? price : Math.max(0, Math.min(points, price - LEAST_CHARGE))
