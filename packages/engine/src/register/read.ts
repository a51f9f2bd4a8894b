import type { ReadRegister } from './model.ts'
import { type PrintInput, readPrint } from './read-print.ts'
import { readProviderJson } from './read-provider-json.ts'

/** What a register comes as: what a person holds, or a provider's body. */
export type RegisterInput = PrintInput | { kind: 'provider'; body: unknown }

/** The one door into the reader. Never throws: a document, or a named refusal. */
export const readRegister = (input: RegisterInput): ReadRegister =>
  input.kind === 'provider' ? readProviderJson(input.body) : readPrint(input)
