import { wordsInTime } from '../kernel/in-time.ts'
import { language, type Lang } from './language.ts'
import type { Catalogues, Messages } from './messages.ts'

const known = new Map<string, object>()
let spoken: Messages = {}

/** Says a catalogue's name, so that another language can lay its words over the Korean ones. */
export function translatable<N extends keyof Catalogues>(name: N, korean: Catalogues[N]): void {
  known.set(name, korean)
  lay(korean, spoken[name])
}

/** From now on in these words too; what no words were given for stays Korean. Before what they are of is drawn. */
export function speak(messages: Messages): void {
  spoken = { ...spoken, ...messages }
  // The names of a literal's keys.
  for (const name of Object.keys(messages) as (keyof Messages)[]) {
    const korean = known.get(name)
    if (korean) lay(korean, messages[name])
  }
}

function lay(onto: object, words: object | undefined): void {
  for (const [key, said] of Object.entries(words ?? {})) {
    const below: unknown = Reflect.get(onto, key)
    if (isGroup(said) && isGroup(below)) lay(below, said)
    else Reflect.set(onto, key, said)
  }
}
const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Brings the chosen language, and says on the page which one it is. */
export async function startLanguage(): Promise<void> {
  const lang = language()
  document.documentElement.lang = lang
  if (lang === 'ko') return
  const { messages } = await wordsInTime(load[lang]())
  speak(messages)
}
const load: Record<Exclude<Lang, 'ko'>, () => Promise<{ messages: Messages }>> = {
  en: () => import('./en.words.ts'),
  zh: () => import('./zh.words.ts'),
  vi: () => import('./vi.words.ts'),
}

let engine: Promise<void> | undefined
/** Brings what the engine says in the chosen language; where it does not come, that is read in Korean. Null: it is here. */
export function loadEngineWords(): Promise<void> | null {
  const lang = language()
  if (lang === 'ko') return null
  return (engine ??= wordsInTime(loadEngine[lang]()).then(
    ({ translation }) => speak(translation),
    () => undefined,
  ))
}
const loadEngine: Record<Exclude<Lang, 'ko'>, () => Promise<{ translation: Messages }>> = {
  en: () => import('@jipsalpim/engine/words/en.ts'),
  zh: () => import('@jipsalpim/engine/words/zh.ts'),
  vi: () => import('@jipsalpim/engine/words/vi.ts'),
}
