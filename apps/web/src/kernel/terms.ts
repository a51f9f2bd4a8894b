/** Shows the missing terms over the current page; true if the user agreed. */
type Asker = () => Promise<boolean>
let asker: Asker | null = null

/** Registered by the shell, because this module knows no screens. */
export function onTermsMissing(ask: Asker): () => void {
  asker = ask
  return () => void (asker = null)
}
export const askForTerms: Asker = async () => (await asker?.()) ?? false
