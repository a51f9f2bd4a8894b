import { addressPreset } from '@jipsalpim/contract/faq-tags.ts'
import { lazy } from 'react'
import { addressField, unitField } from '../../kernel/funnel/fields.ts'
import { defineFunnel, type StepProps } from '../../kernel/funnel/define.ts'

const MinuteUnitStep = lazy(async () => ({ default: (await import('./minute-unit-step.tsx')).MinuteUnitStep }))

const fields = {
  home: addressField({ label: '주소' }),
  unit: unitField({ label: '동·층·호' }),
}

/** The address first: for an order that is paid and has none, or as the beginning of a new one. */
export const minuteFunnel = defineFunnel({
  id: 'minute',
  version: 1,
  fields,
  steps: [
    { at: 'minuteAddress', title: '어느 집인가요?', hint: '주소만 먼저 알려 주세요.', ask: ['home'] },
    { at: 'minuteSearch', title: '몇 동 몇 호인가요?', show: MinuteUnitStep, holds: ['unit'] },
  ],
  submit: 'orderDeterminedMinute',
  send: (a) => ({
    // The order is found when the person is there to decide it.
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
