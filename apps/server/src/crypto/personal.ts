import { inspect } from 'node:util'

const MASK = '[personal]'

/**
 * A decrypted personal value. Printed, logged, concatenated, in JSON or in an error it is a mask, and the database
 * refuses it; `reveal` is the only way to the text, called where it is returned to the user or sent to a vendor.
 */
export class Personal {
  readonly #plain: string
  constructor(plain: string) {
    this.#plain = plain
  }
  reveal(): string {
    return this.#plain
  }
  /** Called by `` `${}` ``, `+` and everything else that needs a primitive. */
  [Symbol.toPrimitive](): string {
    return MASK
  }
  toString(): string {
    return MASK
  }
  toJSON(): string {
    return MASK
  }
  [inspect.custom](): string {
    return MASK
  }
  /** Called by the driver; a mask must not be stored instead of the value. */
  toPostgres(): never {
    throw new Error('a personal value is sealed before it is kept')
  }
}

/** For a nullable value: `revealed(contact.phone)`. */
export const revealed = (value: Personal | null): string | null => value && value.reveal()
