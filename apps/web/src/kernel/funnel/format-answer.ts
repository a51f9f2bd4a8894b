import { formatDay, formatWon } from '../../lang/format.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { formatPlace } from '../places/format-place.ts'
import { placeWords } from '../places/words.ts'
import type { ChoiceField, ChoicesFieldSpec, Field } from './fields.ts'
import type { AddressChoice, UnitChoice } from './places.ts'
import { funnelWords as w } from './words.ts'

/** An answer as displayed text. The widget's name determines the value type; each case reads its own. */
export function formatAnswer(field: Field<unknown>, value: unknown): string {
  switch (field.widget) {
    case 'choice':
      return (field as ChoiceField<string>).options[value as string]?.label ?? ''
    case 'choices': {
      const { options } = field as ChoicesFieldSpec<string>
      return (value as readonly string[]).map((v) => options[v]?.label ?? '').join(', ') || w.none
    }
    case 'won':
    case 'won-if-known':
      return value === null ? w.wonUnknown : formatWon(value as Won)
    case 'area':
      return value === null ? w.areaUnknown : `${value as number}㎡`
    case 'day':
      return value === null ? w.dayUnknown : formatDay(value as Day)
    case 'text':
      return (value as string | null)?.trim() || w.none
    case 'address':
      return value === null ? placeWords.laterShort : formatPlace(value as AddressChoice, null)
    case 'unit': {
      const unit = value as UnitChoice
      const parts = [unit.dong, unit.floor, unit.ho].filter((part) => part !== null && part !== '')
      return unit.later ? placeWords.unitLater : parts.join(' ') || placeWords.wholeHouseShort
    }
    default:
      throw new Error(`no words for ${field.widget}`)
  }
}
