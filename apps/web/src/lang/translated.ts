import { wordsInTime } from '../kernel/chunks/in-time.ts'
import { language, type Lang } from './language.ts'

/** The same words in another language: every key and the same arguments; a tuple keeps its length, a list need not. */
export type Translated<T> = T extends (...args: infer A) => infer R
  ? (...args: A) => R extends string ? string : R
  : T extends string
    ? string
    : T extends readonly unknown[]
      ? number extends T['length']
        ? readonly Translated<T[number]>[]
        : { readonly [I in keyof T]: Translated<T[I]> }
      : { readonly [K in keyof T]: Translated<T[K]> }

type Others<T> = Readonly<Record<Exclude<Lang, 'ko'>, () => Promise<{ words: Translated<T> }>>>

const coming = new Set<Promise<void>>()

/** Resolves when the texts of everything evaluated so far have loaded: awaited before a page or a part is rendered. */
export async function wordsReady(): Promise<void> {
  while (coming.size > 0) await Promise.all(coming)
}

/**
 * A catalogue in the user's language. Korean is in the chunk and costs no request; another language is fetched when the
 * chunk is evaluated, and Korean is used if it fails to load. The choice is never updated in place: changing the
 * language reloads the page.
 */
export function translated<T extends object>(korean: T, others: Others<T>): Translated<T> {
  const lang = language()
  const inKorean = korean as unknown as Translated<T> // Korean has every key of the Korean
  if (lang === 'ko') return inKorean
  let words: Translated<T> | null = null
  const come = wordsInTime(others[lang]()).then(
    (brought) => void (words = brought.words),
    () => void (words = inKorean),
  )
  coming.add(come)
  void come.then(() => coming.delete(come))
  return view(korean, () => {
    if (words === null) throw new Error('words were read before they came: read them where they are drawn')
    return words
  }) as Translated<T> // a view of the translation above
}

/**
 * The translation behind `here`, in the shape of the Korean: a group may be passed on before its texts have loaded, but
 * a single text may be read only afterwards.
 */
function view(korean: object, here: () => object): object {
  const groups = new Map<PropertyKey, object>()
  const groupAt = (key: PropertyKey, below: object): object => {
    const group = groups.get(key) ?? view(below, () => Reflect.get(here(), key))
    groups.set(key, group)
    return group
  }
  return new Proxy(
    {},
    {
      get: (_, key) => {
        const below: unknown = Reflect.get(korean, key)
        return isGroup(below) ? groupAt(key, below) : Reflect.get(here(), key)
      },
      has: (_, key) => Reflect.has(here(), key),
      ownKeys: () => Reflect.ownKeys(here()),
      // A proxy must not report a fixed property that its own empty object does not have.
      getOwnPropertyDescriptor: (_, key) => {
        const found = Reflect.getOwnPropertyDescriptor(here(), key)
        return found && { ...found, configurable: true }
      },
      set: () => false,
    },
  )
}
const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
