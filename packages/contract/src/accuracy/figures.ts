/**
 * How accurate the product is, as its own tests measure it. The tables beside this file are written by those tests
 * (`npm run accuracy`, `npm run bench -- back-test --out …`); the page in the product and docs/printed read them.
 */
export const readerForms = ['prints', 'bodies', 'texts', 'lists'] as const
export type ReaderForm = (typeof readerForms)[number]

/**
 * The fields of a register, in groups: each group is read by code of its own, so that one may be less accurate than
 * another.
 */
export const fieldGroups = ['head', 'entries', 'parties', 'amounts', 'states', 'property', 'lists'] as const
export type FieldGroup = (typeof fieldGroups)[number]

/** Fields that are printed or read, and those of them that are read as printed. */
export type Tally = { fields: number; right: number }
export type FormFigures = Tally & {
  form: ReaderForm
  registers: number
  entries: number
  /** Live entries that were read as cancelled, or the other way round. */
  turned: number
  /** The least percentage that the tests accept. */
  target: number
  groups: readonly (Tally & { group: FieldGroup })[]
}
export type ReaderFigures = { labelled: number; forms: readonly FormFigures[] }

/**
 * Later sales of one group of homes against the price range that was given before. `inside`, `below` and the rest are
 * percent; `from` and `to`: where the share inside lies in nineteen samples of twenty (Wilson).
 */
export type PriceFigure = {
  /** The list of trades, and a part of it: '아파트', '아파트, 2024년 앞 반년'. */
  name: string
  n: number
  inside: number
  below: number
  error: number
  lean: number
  half: number
  from: number
  to: number
}
/**
 * The target share of sales inside the range, its upper limit, and the upper limit of those below the range. Percent.
 */
export type PriceWanted = { inside: number; mostInside: number; below: number }
export type PriceFigures = {
  wanted: PriceWanted
  figures: readonly PriceFigure[]
  /** By widths that were calibrated on the sales before 2025. */
  later: readonly PriceFigure[]
  older: readonly PriceFigure[]
  /** Groups that miss the target by more than chance. */
  missed: readonly string[]
}
