/** Shows the terms that are missing over the page where the person is; true when he has agreed. */
type Asker = () => Promise<boolean>
let asker: Asker | null = null

/** The shell says how it is asked: what asks for it here knows no screen. */
export function onTermsMissing(ask: Asker): () => void {
  asker = ask
  return () => void (asker = null)
}
export const askForTerms: Asker = async () => (await asker?.()) ?? false
