import type { Translated } from '../../lang/translated.ts'
import type { korean } from './paid-again-words.ts'

export const words = {
  title: {
    order: 'We are refunding an extra payment',
    tickets: 'We are refunding an extra payment for your tickets',
  },
  note: 'It was paid once more in another window, or after the order had ended.',
  backTitle: {
    order: 'We refunded an extra payment',
    tickets: 'We refunded an extra payment for your tickets',
  },
  backNote: 'Your card or bank may show it some days later.',
  dated: {
    pending: (sum, day) => `${sum} · back by ${day} at the latest`,
    done: (sum, day) => `${sum} · refunded on ${day}`,
  },
  undated: {
    needed: (sum) => `${sum} · please tell us an account to pay it back to`,
    pending: (sum) => `${sum} · on its way back`,
    done: (sum) => `${sum} · refunded`,
  },
} satisfies Translated<typeof korean>
