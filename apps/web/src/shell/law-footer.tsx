import { link } from '@jipsalpim/contract/routes.ts'
import { Link } from 'react-router'
import { isSampleWorld } from '../kernel/device/outside.ts'
import { readSeller } from './seller.ts'
import { SampleMark } from '../ui/display/sample-mark.tsx'
import { footerWords as w } from './footer-words.ts'

/**
 * The seller, the terms, and what a report is (전자상거래법 제10조·제13조): at the places of arrival, of payment, and of the
 * user's own account.
 */
export function LawFooter() {
  const seller = readSeller()
  const links = [
    { to: link('terms'), text: w.terms, strong: false },
    { to: link('privacy'), text: w.privacy, strong: true },
    { to: link('accuracy'), text: w.accuracy, strong: false },
    { to: link('global'), text: w.languages, strong: false },
  ]
  return (
    <footer className="min-h-84 border-t border-hairline px-5 pt-6 pb-10 text-note text-ink-2">
      <nav aria-label={w.nav} className="-mx-2 flex flex-wrap">
        {links.map(({ to, text, strong }) => (
          <Link
            key={to}
            to={to}
            className={`flex min-h-12 items-center px-2 underline-offset-4 hover:underline ${strong ? 'font-bold text-ink' : ''}`}
          >
            {text}
          </Link>
        ))}
      </nav>
      <p className="mt-2">{w.reference}</p>
      {seller && (
        <>
          <p className="mt-4 flex items-center gap-2 font-semibold">
            {seller.name} {isSampleWorld() && <SampleMark />}
          </p>
          <dl className="figures mt-1 flex flex-wrap gap-x-4">
            {w.facts(seller).map(([label, value]) => (
              <div key={label} className="flex gap-1.5">
                <dt className="shrink-0">{label}</dt>
                <dd className="break-all">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </footer>
  )
}
