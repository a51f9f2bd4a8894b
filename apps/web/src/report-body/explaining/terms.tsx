import { showAlert } from '../../ui/dialogs/ask.tsx'
import { findTerms, unbroken, type Held } from './find-terms.ts'

/** A sentence whose legal terms explain themselves on a tap. Never inside a link or a button. */
export function Terms({ children }: { children: string }) {
  return unbroken(findTerms(children)).map((piece, i) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // a sentence never changes: the index of a piece is a stable key
      <span key={`${i} ${piece.term}`} className={isLong(piece) ? 'wrap-anywhere' : 'whitespace-nowrap'}>
        {piece.before}
        <button
          type="button"
          lang={/[가-힣]/.test(piece.term) ? 'ko' : undefined}
          aria-haspopup="dialog"
          onClick={() => void showAlert({ title: piece.term, message: piece.means })}
          className="reach inline rounded-sm underline decoration-line decoration-dotted decoration-1 underline-offset-4 hover:decoration-ink-2"
        >
          {piece.term}
        </button>
        {piece.after}
      </span>
    ),
  )
}

/** A term with its particle that would not fit on a line of a phone at twice the text size. */
const isLong = ({ before, term, after }: Held): boolean => before.length + term.length + after.length > 8
