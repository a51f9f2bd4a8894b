import type { ReactNode } from 'react'
import { TickBox } from './tick-box.tsx'

/** One checkbox with its sentence. Never ticked in advance. */
export function CheckField({
  label,
  checked,
  onChange,
  wrong = false,
}: {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** This box prevents the user from continuing; the sentence next to it says so. */
  wrong?: boolean
}) {
  return (
    <label className="relative flex min-h-12 cursor-pointer items-center gap-3 rounded-sm py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <TickBox checked={checked} onChange={onChange} wrong={wrong} />
      <span className="text-body">{label}</span>
    </label>
  )
}
