import { found, type Signal } from '../signal.ts'

/** Fewer pages than the document declares. */
export const judge: Signal = (f) => {
  const { read, declared } = f.register.pages
  return declared === null || read >= declared ? null : found('pages-missing', 128, { numbers: { read, declared } })
}
