import { lazy, type ComponentType } from 'react'
import { wordsReady } from '../../lang/translated.ts'
import { inTime } from './in-time.ts'

/** A chunk of the app with its texts: when this resolves, both have loaded. */
export const withinTime = <T>(piece: Promise<T>, ms?: number): Promise<T> => inTime(withWords(piece), ms)

export async function withWords<T>(piece: Promise<T>): Promise<T> {
  const come = await piece
  await wordsReady()
  return come
}

/** A required part of the page: if it fails to load, the error page of the place is shown. */
// oxlint-disable-next-line typescript/no-explicit-any -- as React.lazy declares it: a component of any props
export const lazyChunk = <C extends ComponentType<any>>(load: () => Promise<{ default: C }>) =>
  lazy(() => withinTime(load()))
