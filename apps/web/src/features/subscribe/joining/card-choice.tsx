import { useCall } from '../../../kernel/calls/use-call.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { joinWords } from './join-words.ts'

/** The id of a stored card, or a new one that is registered first. */
export type CardChoice = number | 'fresh'

/** The stored cards that can be charged automatically, and the option to register another. */
export function CardChoiceField({
  value,
  onChange,
}: {
  value: CardChoice | null
  onChange: (card: CardChoice) => void
}) {
  const { pay: w } = joinWords
  const list = useCall('subscribePaymentCards', {})
  if (list.state === 'loading') return <Skeleton lines={2} />
  return (
    <div className="grid gap-3">
      {list.state === 'failed' && (
        <Banner
          kind="caution"
          title={w.cardsFailed}
          action={
            <Button kind="quiet" onClick={list.again}>
              {joinWords.choose.again}
            </Button>
          }
        >
          {list.error.message}
        </Banner>
      )}
      <ChoiceField
        label={w.card}
        value={value === null ? null : String(value)}
        onChange={(to) => onChange(to === 'fresh' ? 'fresh' : Number(to))}
        options={[
          ...(list.data?.cards ?? []).map(({ card_seq, card_name, card_number }) => ({
            value: String(card_seq),
            label: card_name ?? w.nameless,
            ...(card_number !== null && { note: card_number }),
          })),
          { value: 'fresh', label: w.freshCard, note: w.freshCardNote },
        ]}
      />
    </div>
  )
}
