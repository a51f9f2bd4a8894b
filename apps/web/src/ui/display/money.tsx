import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { useState } from 'react'
import { moneyWords } from '../../lang/money-words.ts'
import { words } from '../words.ts'

/** '2억 5,000만 원', and the digits on a tap. `plain` inside a link or a button, which must not contain another button. */
export function Money({ won, plain = false }: { won: Won; plain?: boolean }) {
  const [digits, setDigits] = useState(false)
  const amount = digits ? `${groupDigits(won)}${words.won}` : moneyWords.say(won)
  if (plain) return <span className="figures whitespace-nowrap">{amount}</span>
  return (
    <button
      type="button"
      aria-pressed={digits}
      title={words.digits}
      onClick={() => setDigits(!digits)}
      className="figures reach inline rounded-sm text-inherit underline decoration-hairline decoration-dotted decoration-2 underline-offset-4 hover:decoration-line"
    >
      {amount}
    </button>
  )
}
