import type { Translated } from '../../lang/translated.ts'
import type { korean } from './paid-again-words.ts'

export const words = {
  title: {
    order: 'We are paying back a payment that this order did not need',
    tickets: 'We are paying back a payment that your tickets did not need',
  },
  note: 'It was paid once more in another window, or after the order had ended.',
  backTitle: {
    order: 'We paid back a payment that this order did not need',
    tickets: 'We paid back a payment that your tickets did not need',
  },
  backNote: 'Your card or bank may show it some days later.',
  dated: {
    pending: (sum, day) => `${sum} · back by ${day} at the latest`,
    done: (sum, day) => `${sum} · paid back on ${day}`,
  },
  undated: {
    needed: (sum) => `${sum} · please tell us an account to pay it back to`,
    pending: (sum) => `${sum} · on its way back`,
    done: (sum) => `${sum} · paid back`,
  },
} satisfies Translated<typeof korean>
