/** The tests of a file or folder, or those of this name, with these settings. */
export type Finder = { file: string; name?: string; env?: Readonly<Record<string, string>> }

/** A planted bug, its place, and the test that has to find it. `from` occurs in the file once. */
export type Mutant = {
  name: string
  mistake: string
  file: string
  from: string
  to: string
  test: Finder & { name: string }
  /** Tests that may find it, if that one does not. */
  orElse?: readonly Finder[]
  /** Its file is read by the threads of Vitest only: by no global setup, no bundled child and no built page. */
  ownThreads?: true
}
