import { useEffect, useRef, type ReactNode } from 'react'
import { CloseFunnel } from '../../kernel/funnel/close-funnel.tsx'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { formatWon } from '../../lang/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CheckField } from '../../ui/forms/check-field.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { useKeyboardInset } from '../../ui/layout/keyboard-inset.ts'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { payWords as w } from './words.ts'

type Props = {
  title: string
  lead?: ReactNode
  onBack: () => void
  /** What is paid; null while it is not known. */
  due: Won | null
  dueNote?: string | undefined
  consent: ReactNode
  agreed: boolean
  onAgree: (agreed: boolean) => void
  /** The consent is what is missing. */
  consentMissing?: boolean
  problem: string | null
  /** A link that helps with the problem. */
  way?: ReactNode
  pay: { label: string; busy: boolean; off?: boolean; onPress: () => void }
  foot?: string | undefined
  children: ReactNode
}

/**
 * A payment page. Sum, consent and button are one block: at the foot of a phone's screen, next to the page on a desktop
 * and in landscape, so that an error is always in view. With very large text it is at the end of the page.
 */
export function Checkout({ title, lead, onBack, children, ...block }: Props) {
  return (
    <>
      <TopBar onBack={onBack} action={<CloseFunnel />} />
      <main id="main" tabIndex={-1} className="@container flex flex-1 flex-col">
        <div className="flex flex-1 flex-col @min-[40rem]:grid @min-[40rem]:grid-cols-[minmax(0,1fr)_18rem] @min-[40rem]:content-start @min-[40rem]:gap-x-6 @min-[40rem]:px-5 @min-[60rem]:mx-auto @min-[60rem]:w-full @min-[60rem]:max-w-[64rem] @min-[60rem]:flex-none @min-[60rem]:grid-cols-[minmax(0,1fr)_24rem] @min-[60rem]:gap-x-12">
          <div className="min-w-0 px-5 pt-2 pb-8 @min-[40rem]:px-0">
            <h1 className="mt-4 text-title font-bold text-balance">{title}</h1>
            {lead && <div className="mt-1 text-note text-ink-2">{lead}</div>}
            {children}
          </div>
          <PayBlock {...block} />
        </div>
      </main>
    </>
  )
}

function PayBlock(p: Omit<Props, 'title' | 'lead' | 'onBack' | 'children'>) {
  const box = useRef<HTMLDivElement>(null)
  // Over a keyboard the block would cover the field being typed in.
  const typing = useKeyboardInset() > 0
  const { problem, consentMissing = false } = p
  const show = () => {
    const first = box.current?.querySelector<HTMLElement>(consentMissing ? 'input[type=checkbox]' : '[data-problem]')
    first?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }
  useEffect(() => {
    if (problem !== null) show()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it appears; the error decides where the focus goes
  }, [problem])
  return (
    <div
      ref={box}
      // A press must not take the focus from a field first: the keyboard would close, and the press would miss.
      onMouseDown={(event) => event.preventDefault()}
      className={`z-10 mt-auto border-t border-line bg-raised px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] @min-[40rem]:sticky @min-[40rem]:top-16 @min-[40rem]:mt-6 @min-[40rem]:max-h-[calc(100dvh-4.5rem)] @min-[40rem]:self-start @min-[40rem]:overflow-y-auto @min-[40rem]:rounded-lg @min-[40rem]:border @min-[40rem]:shadow-card ${typing ? '' : '@min-[18rem]:@max-[40rem]:sticky @min-[18rem]:@max-[40rem]:bottom-0'}`}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4" aria-live="polite">
        <span className="text-body font-semibold">
          {w.due} <span className="text-note font-normal text-ink-2">{p.dueNote ?? w.vatIn}</span>
        </span>
        <span className="figures text-title font-bold">{p.due === null ? '\u00a0' : formatWon(p.due)}</span>
      </p>
      <CheckField
        label={<span className="text-note">{p.consent}</span>}
        checked={p.agreed}
        onChange={p.onAgree}
        wrong={problem !== null && consentMissing}
      />
      <div data-problem="" tabIndex={-1} className="outline-none">
        <FieldError id="pay-problem" error={problem} />
        {p.way}
      </div>
      <div className="mt-2">
        <Button
          size="large"
          wide
          loading={p.pay.busy}
          disabled={p.pay.off ?? false}
          onClick={() => {
            p.pay.onPress()
            // The same error as before: it is shown again.
            if (problem !== null) show()
          }}
        >
          {p.pay.label}
        </Button>
      </div>
      {p.foot && <p className="mt-2 text-center text-note text-ink-2 [@media(height<30rem)]:hidden">{p.foot}</p>}
    </div>
  )
}
