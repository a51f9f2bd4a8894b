import { cx } from '../cx.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'kakao'
export type ButtonSize = 'large' | 'medium'
export type ButtonStyle = {
  kind?: ButtonKind
  size?: ButtonSize
  /** As wide as its container. */
  wide?: boolean
}

export const buttonClass = ({ kind = 'primary', size = 'medium', wide = false }: ButtonStyle, off = false): string =>
  cx(
    'inline-flex items-center justify-center gap-2 rounded-md text-body font-semibold select-none text-center',
    'transition-colors duration-150',
    size === 'large' ? 'min-h-14 px-6 py-3' : 'min-h-12 px-5 py-2',
    wide && 'w-full',
    off ? disabledStyles[kind] : styles[kind],
  )

const styles: Record<ButtonKind, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-press active:bg-brand-press',
  secondary: 'border border-line bg-raised text-ink hover:bg-sunk active:bg-sunk',
  quiet: 'text-brand hover:bg-brand-tint active:bg-brand-tint',
  danger: 'bg-severe text-on-grade hover:opacity-90 active:opacity-90',
  // Kakao's design guide: its yellow, and black at 85 % on it, in the dark as well.
  kakao: 'bg-[#fee500] text-[#000000d9] hover:bg-[#f5dc00] active:bg-[#f5dc00]',
}
const disabledStyles: Record<ButtonKind, string> = {
  primary: 'bg-hairline text-ink-2 cursor-not-allowed',
  secondary: 'border border-hairline bg-sunk text-ink-3 cursor-not-allowed',
  quiet: 'text-ink-3 cursor-not-allowed',
  danger: 'bg-hairline text-ink-2 cursor-not-allowed',
  kakao: 'bg-hairline text-ink-2 cursor-not-allowed',
}
