import type { ReadRegister } from './model.ts'
import { type PrintInput, readPrint } from './read-print.ts'
import { readProviderJson } from './read-provider-json.ts'

/** Source of a register: a user's print, or a provider's body. */
export type RegisterInput = PrintInput | { kind: 'provider'; body: unknown }

/** The only entry point of the reader. Never throws: returns a document, or a named refusal. */
export const readRegister = (input: RegisterInput): ReadRegister =>
  input.kind === 'provider' ? readProviderJson(input.body) : readPrint(input)
