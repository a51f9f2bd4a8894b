import type { ReactNode } from 'react'
import { ActionBar } from './action-bar.tsx'
import { TopBar } from './top-bar.tsx'

type Props = {
  /** Shown in the bar above; the page's own heading is an <h1> among its children, or this with `heading`. */
  title?: string
  /** Shows the title as the page's large heading instead of in the bar. */
  heading?: boolean
  /** In the bar, in place of the title. */
  bar?: ReactNode
  onBack?: () => void
  action?: ReactNode
  /** Buttons at the foot, within reach of the thumb. */
  bottom?: ReactNode
  bottomNote?: ReactNode
  children: ReactNode
}

/** An ordinary page: bar, content, and a foot if there are buttons. */
export function Page({ title, heading = false, bar, onBack, action, bottom, bottomNote, children }: Props) {
  return (
    <>
      {(onBack || action || (title && !heading)) && (
        <TopBar title={bar ?? (heading ? undefined : title)} onBack={onBack} action={action} />
      )}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <div className="flex flex-1 flex-col px-5 pt-2 pb-8">
          {title &&
            (heading ? (
              <h1 className="mt-4 mb-6 text-title font-bold">{title}</h1>
            ) : (
              <h1 className="sr-only">{title}</h1>
            ))}
          {children}
        </div>
        {bottom && <ActionBar note={bottomNote}>{bottom}</ActionBar>}
      </main>
    </>
  )
}
