import { folderOf, routesByArea, type RouteArea, type RouteName } from '@jipsalpim/contract/routes.ts'
import { language } from '../lang/language.ts'
import { inTime, wordsInTime } from './in-time.ts'

export type Titles = Readonly<Record<string, string>>
export type TitleFile = { titles: Titles }

const korean = import.meta.glob<TitleFile>('../../../../packages/contract/src/areas/*/titles.ts')
const others = {
  en: () => import('../lang/en/titles.ts'),
  zh: () => import('../lang/zh/titles.ts'),
  vi: () => import('../lang/vi/titles.ts'),
}
const here = new Map<string, string>()
const asked = new Map<RouteArea, Promise<void>>()

/**
 * Fetches what the places of an area are called, beside the first page of it. It never fails: a language that does not
 * come is read in Korean (the back office has no other), and a place without its title has the name of the service.
 */
export function bringTitles(area: RouteArea): Promise<void> {
  const coming = asked.get(area) ?? titlesOf(folderOf(area)).then(keep, () => void asked.delete(area))
  asked.set(area, coming)
  return coming
}
/** Of every area: for who names places that they are not at. */
export const bringEveryTitle = async (): Promise<void> => {
  // its own keys
  await Promise.all((Object.keys(routesByArea) as RouteArea[]).map(bringTitles))
}
const keep = (titles: Titles): void => {
  for (const [name, title] of Object.entries(titles)) here.set(name, title)
}

async function titlesOf(folder: string): Promise<Titles> {
  const lang = language()
  const translated = lang === 'ko' ? null : await wordsInTime(inLanguage(lang, folder)).catch(() => null)
  if (translated) return translated
  const file = korean[`../../../../packages/contract/src/areas/${folder}/titles.ts`]
  return file ? (await inTime(file())).titles : {}
}
async function inLanguage(lang: keyof typeof others, folder: string): Promise<Titles | null> {
  const { titlesOf } = await others[lang]()
  return (await titlesOf[`./titles/${folder}.words.ts`]?.())?.titles ?? null
}

/** The title of a place whose page is here: '' of one that is not. */
export const titleHere = (name: RouteName): string => here.get(name) ?? ''
