import { folderOf, routesByArea, type RouteArea, type RouteName } from '@jipsalpim/contract/routes.ts'
import { language } from '../lang/language.ts'
import { inTime, wordsInTime } from './chunks/in-time.ts'

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
 * Loads the titles of an area's places together with its first page. It never fails: if a translation does not load,
 * the Korean titles are used (the back office has no others), and a place without a title gets the name of the service.
 */
export function loadTitles(area: RouteArea): Promise<void> {
  const coming = asked.get(area) ?? titlesOf(folderOf(area)).then(keep, () => void asked.delete(area))
  asked.set(area, coming)
  return coming
}
/** The titles of every area, for pages that name places of other areas. */
export const loadAllTitles = async (): Promise<void> => {
  // its own keys
  await Promise.all((Object.keys(routesByArea) as RouteArea[]).map(loadTitles))
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

/** The title of a place whose area has loaded; else ''. */
export const titleHere = (name: RouteName): string => here.get(name) ?? ''
