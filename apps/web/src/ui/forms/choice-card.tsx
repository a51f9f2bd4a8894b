import { cx } from '../cx.ts'

/** The card of a radio button or a checkbox; the focus of the hidden input shows on the card. */
export const choiceCardClass = (disabled: boolean): string =>
  cx(
    'relative flex min-h-14 items-center gap-3 rounded-md border border-hairline bg-raised px-4 py-3 transition-colors duration-150',
    'has-checked:border-brand has-checked:bg-brand-tint has-checked:shadow-[inset_0_0_0_1px_var(--brand)]',
    'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
    disabled ? 'cursor-not-allowed bg-sunk text-ink-3' : 'cursor-pointer hover:border-line',
  )

export function ChoiceText({ label, note }: { label: string; note?: string | undefined }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block text-body font-medium">{label}</span>
      {note && <span className="block text-note text-ink-2">{note}</span>}
    </span>
  )
}
