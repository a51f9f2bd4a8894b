import { addressPreset } from '@jipsalpim/contract/areas/shell/faq-tags.ts'
import { lazyPiece } from '../../kernel/chunks.ts'
import { addressField, unitField } from '../../kernel/funnel/fields.ts'
import { defineFunnel, type StepProps } from '../../kernel/funnel/define.ts'
import { translatable } from '../../lang/catalogue.ts'

const MinuteUnitStep = lazyPiece(async () => ({ default: (await import('./minute-unit-step.tsx')).MinuteUnitStep }))

const fields = {
  home: addressField({ label: '주소' }),
  unit: unitField({ label: '동·층·호' }),
}
const questions = {
  home: { title: '어느 집인가요?', hint: '주소만 먼저 알려 주세요.' },
  unit: '몇 동 몇 호인가요?',
}
const minuteWords = { fields, questions }
translatable('minute', minuteWords)
export type MinuteWords = { fields: { home: { label: string }; unit: { label: string } }; questions: typeof questions }

/** Address first: for a paid order without one, or as the start of a new one. */
export const minuteFunnel = defineFunnel({
  id: 'minute',
  version: 1,
  fields,
  steps: [
    { at: 'minuteAddress', ...questions.home, ask: ['home'] },
    { at: 'minuteSearch', title: questions.unit, show: MinuteUnitStep, holds: ['unit'] },
  ],
  submit: 'orderDeterminedMinute',
  send: (a) => ({
    // The order is looked up when the user is there to decide it.
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
