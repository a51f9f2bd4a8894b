/** A planted bug, its place, and the test that has to find it. `from` occurs in the file once. */
export type Mutant = {
  name: string
  mistake: string
  file: string
  from: string
  to: string
  test: { file: string; name: string }
  /** Another test that may find it. */
  orElse?: string
}
