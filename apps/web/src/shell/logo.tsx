/** A house whose window is an eye: 집 and 살핌. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" width={size} height={size} fill="none" className="shrink-0 text-brand">
      <path
        d="M6 21.5 24 7l18 14.500V41H6z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M11.5 27.500C15 22.7 19.2 20.3 24 20.300s9 2.4 12.5 7.200c-3.5 4.8-7.7 7.2-12.5 7.200s-9-2.4-12.5-7.200z"
        fill="var(--on-brand)"
      />
      <circle cx="24" cy="27.5" r="4.4" fill="currentColor" />
    </svg>
  )
}
