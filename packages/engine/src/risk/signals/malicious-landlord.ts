import { found, told, type Signal } from '../signal.ts'

/** On the published list of habitual defaulters (상습 채무불이행자). */
export const judge: Signal = (f) =>
  told(f.input.landlord?.publicList) === true ? found('malicious-landlord', 141) : null
