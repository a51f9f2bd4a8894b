import type { PayMethod } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import { Group } from '../../ui/forms/group.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { lastPayMethod } from './last-pay-method.ts'
import { payWords as w } from './words.ts'

export type Way = PayMethod | 'ticket'
type Props<V extends Way> = {
  ways: readonly V[]
  value: V
  onChange: (way: V) => void
  /** How many tickets there are, and until when. */
  ticketNote?: string | undefined
}

/** What to pay with, under the names that people know. Native radio buttons, as every choice. */
export function WalletField<V extends Way>({ ways, value, onChange, ticketNote }: Props<V>) {
  const last = lastPayMethod()
  return (
    <Group label={w.payBy}>
      {(name) => (
        <div className="divide-y divide-hairline overflow-hidden rounded-lg border border-line bg-raised">
          {ways.map((way) => (
            <label
              key={way}
              className="relative flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2 has-checked:bg-brand-tint has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name={name}
                value={way}
                checked={way === value}
                onChange={() => onChange(way)}
                className="peer sr-only"
              />
              <Mark way={way} />
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                <span className="text-body font-medium">{nameOf(way)}</span>
                <span className="text-note text-ink-2">
                  {way === 'ticket' ? ticketNote : way === 'vbank' ? w.vbankNote : way === last ? w.lastUsed : null}
                </span>
              </span>
              <span
                aria-hidden="true"
                className="size-6 shrink-0 rounded-full border border-line peer-checked:border-[7px] peer-checked:border-brand"
              />
            </label>
          ))}
        </div>
      )}
    </Group>
  )
}

const nameOf = (way: Way): string => (way === 'ticket' ? w.ticket : w.way[way])

/** A wallet's own letter in its own colour, the same in the dark; everything else is a line icon. */
function Mark({ way }: { way: Way }) {
  const wallet = wallets[way]
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-sm bg-sunk text-note font-bold"
      style={wallet && { backgroundColor: wallet.paper, color: wallet.ink }}
    >
      {wallet ? wallet.letter : <Icon name={icons[way] ?? 'card'} size={18} />}
    </span>
  )
}
const wallets: Partial<Record<Way, { letter: string; paper: string; ink: string }>> = {
  kakaopay: { letter: 'K', paper: '#fee500', ink: '#191600' },
  naverpay: { letter: 'N', paper: '#03c75a', ink: '#00331a' },
  tosspay: { letter: 'T', paper: '#0050d0', ink: '#ffffff' },
}
const icons: Partial<Record<Way, IconName>> = { transfer: 'main', vbank: 'main', ticket: 'file' }
