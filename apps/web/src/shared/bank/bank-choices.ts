import { banks, type BankCode } from '@jipsalpim/contract/areas/payment/banks.ts'
import type { Choice } from '../../ui/forms/choice-field.tsx'
import { bankWords as w } from './words.ts'

/** The banks of an account, as the options of a ChoiceField, in the reader's language. */
export const bankChoices = (): Choice<BankCode>[] =>
  Object.entries(banks)
    .map(([code, name]) => [code as BankCode, name] as const) // the table's own keys
    .map(([value, name]) => ({ value, label: w.names[value] ?? name }))
    .toSorted((a, b) => order(a.value) - order(b.value))

/** The most common banks come first; object keys that look like integers lose their order. */
const first: readonly string[] = ['004', '088', '020', '081', '011', '003', '090', '092']
const order = (code: string): number => (first.includes(code) ? first.indexOf(code) : 99)
