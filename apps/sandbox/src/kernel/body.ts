import type { WireRequest } from './service.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A body as vendors accept it: JSON, or a form if the header says so; null if it is neither. */
export function readFields(request: WireRequest): Fields | null {
  const type = request.headers['content-type'] ?? ''
  if (type.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(request.body))
  if (!request.body) return {}
  try {
    const value: unknown = JSON.parse(request.body)
    // a non-null, non-array object, by the test on this line
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
  } catch {
    return null
  }
}

/** Text, or the digits of a number; '' when absent: vendors treat an empty field as a missing one. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

/** A whole number of won, sent as a number or as digits; null for anything else. */
export function wonOf(fields: Fields, name: string): number | null {
  const digits = textOf(fields, name)
  const value = Number(digits)
  return /^\d+$/.test(digits) && Number.isSafeInteger(value) ? value : null
}
