import { addressPreset } from '@jipsalpim/contract/areas/shell/faq-tags.ts'
import { lazyChunk } from '../../kernel/chunks/chunks.ts'
import { addressField, unitField } from '../../kernel/funnel/fields.ts'
import { defineFunnel, type StepProps } from '../../kernel/funnel/define.ts'
import { minuteWords } from './minute-words.ts'

const MinuteUnitStep = lazyChunk(async () => ({
  default: (await import('./steps/minute-unit-step.tsx')).MinuteUnitStep,
}))

const { fields: w, questions } = minuteWords
const fields = { home: addressField(w.home), unit: unitField(w.unit) }

/** Address first: for a paid order without one, or as the start of a new one. */
export const minuteFunnel = defineFunnel({
  id: 'minute',
  version: 1,
  fields,
  steps: [
    { at: 'minuteAddress', title: () => questions.home.title, hint: () => questions.home.hint, ask: ['home'] },
    { at: 'minuteSearch', title: () => questions.unit, show: MinuteUnitStep, holds: ['unit'] },
  ],
  submit: 'orderDeterminedMinute',
  send: (a) => ({
    // The order is looked up when the user submits.
    id: undefined,
    place: a.home
      ? {
          address_key: a.home.key,
          building_dong: a.unit?.dong ?? null,
          building_floor: a.unit?.floor ?? null,
          building_ho: a.unit?.ho ?? null,
          unique_no: a.unit?.uniqueNo ?? null,
        }
      : undefined,
    contract_months: addressPreset.contract_months,
  }),
})
export type MinuteStepProps = StepProps<typeof fields>
export default minuteFunnel
