/** Shows the missing terms over the current page; true if the user agreed. */
type TermsPrompt = () => Promise<boolean>
let prompt: TermsPrompt | null = null

/** Registered by the shell, because this module knows no screens. */
export function onTermsMissing(ask: TermsPrompt): () => void {
  prompt = ask
  return () => void (prompt = null)
}
export const askForTerms: TermsPrompt = async () => (await prompt?.()) ?? false
