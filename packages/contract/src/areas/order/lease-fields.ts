import { z } from 'zod'
import { dayField, wonField } from '../../values.ts'

export const contractTypes = ['전세', '반전세', '월세'] as const
/** A day of a lease. 1981-03-05: the Act's first day; nothing earlier can be judged. */
const leaseDay = dayField
  .refine((d) => d >= '1981-03-05', 'day-too-early')
  .refine((d) => d <= '2100-12-31', 'day-too-late')

export const leaseTermFields = {
  contract_type: z.enum(contractTypes),
  deposit_amount: wonField.min(1, 'won-zero'),
  rental_amount: wonField,
}
export const leaseDayFields = {
  /** The date of the contract, signed or planned. */
  contract_date: leaseDay,
  contract_date_living: leaseDay.nullable(),
  /** The term of the lease in months, if known. */
  contract_months: z.number().int().min(1).max(600).nullable(),
}
type Terms = { contract_type: (typeof contractTypes)[number]; rental_amount: number }
export const rentFits = ({ contract_type, rental_amount }: Terms): boolean =>
  contract_type === '전세' ? rental_amount === 0 : rental_amount > 0
