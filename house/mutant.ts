/** A mistake that somebody could make, where, and the test that is to notice it. `from` stands in the file once. */
export type Mutant = {
  name: string
  mistake: string
  file: string
  from: string
  to: string
  test: { file: string; name: string }
  /** Where else it may be noticed. */
  orElse?: string
}
