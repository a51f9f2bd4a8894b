import { inspect } from 'node:util'

const MASK = '[personal]'

/**
 * A person's word as it came out of its sealed cell. Printed, logged, put into a text, into JSON or into an error it is a
 * mask, and the database refuses it; `reveal` is the one way to the text, called where it is answered or handed to a vendor.
 */
export class Personal {
  readonly #plain: string
  constructor(plain: string) {
    this.#plain = plain
  }
  reveal(): string {
    return this.#plain
  }
  /** Of `''`, `` `${}` ``, `+` and whatever else asks for a primitive. */
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
  /** The driver asks for this; a mask must not be kept in place of what it hides. */
  toPostgres(): never {
    throw new Error('a personal value is sealed before it is kept')
  }
}

/** For what may not be there: `revealed(contact.phone)`. */
export const revealed = (value: Personal | null): string | null => value && value.reveal()
