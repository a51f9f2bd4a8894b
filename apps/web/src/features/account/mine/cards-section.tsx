import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../../kernel/links.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay } from '../../../lang/format.ts'
import { askConfirm, showAlert } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { cardWords as w } from './card-words.ts'
import { MineFailed, MineRow, MineSection } from './mine-section.tsx'

type Card = Output<CallNamed<'subscribePaymentCards'>>['cards'][number]

/** The cards that may be charged again, with the ways to change and remove each. */
export function CardsSection() {
  const go = useGo()
  const list = useCall('subscribePaymentCards', {})
  const end = useAction('portoneCardEnd')
  const none = list.state === 'ready' && list.data.cards.length === 0
  const endOne = async (card: Card) => {
    const title = w.endTitle(nameOf(card))
    if (!(await askConfirm({ title, message: w.endText, yes: w.end, danger: true }))) return
    const reply = await end.run({ card_seq: card.card_seq })
    if (reply.ok) toast(w.ended)
    else await showAlert({ message: reply.message })
  }
  return (
    <MineSection title={w.title} note={none ? w.none : w.note}>
      {list.state === 'loading' && <Skeleton lines={1} />}
      {list.state === 'failed' && <MineFailed title={w.failed} message={list.error.message} again={list.again} />}
      {list.state === 'ready' && !none && (
        <ul>
          {list.data.cards.map((card) => (
            <MineRow
              key={card.card_seq}
              quiet
              label={nameOf(card)}
              value={w.since(card.card_number ?? '', formatDay(dayInSeoul(new Date(card.registered_at))))}
              act={
                <>
                  <Button
                    kind="quiet"
                    aria-label={w.changeNamed(nameOf(card))}
                    onClick={() => go('subscribeCardChange', { card: card.card_seq })}
                  >
                    {w.change}
                  </Button>
                  <Button
                    kind="quiet"
                    loading={end.busy}
                    aria-label={w.endNamed(nameOf(card))}
                    onClick={() => void endOne(card)}
                  >
                    {w.end}
                  </Button>
                </>
              }
            />
          ))}
        </ul>
      )}
    </MineSection>
  )
}

const nameOf = ({ card_name }: Card): string => card_name ?? w.nameless
