export type Persona = { role: 'user' | 'realtor' | 'operator'; isNew: boolean }

/** The sandbox's people, by the code of their login: persona-<name>, persona-new-…, persona-realtor-…, persona-operator-… */
export function personaOf(code: string): Persona | null {
  // A code from the page of personas has a single-use suffix: 'persona-kim~1f3a…'.
  const m = /^persona-(?:(new|realtor|operator)-)?[\p{L}\p{N}_-]{1,60}(?:~[0-9a-f]+)?$/u.exec(code)
  if (!m) return null
  const kind = m[1]
  return { role: kind === 'realtor' || kind === 'operator' ? kind : 'user', isNew: kind === 'new' }
}
