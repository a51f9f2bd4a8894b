import type { TitleFile } from '../../kernel/place-titles.ts'

export const titlesOf = import.meta.glob<TitleFile>('./titles/*.words.ts')
