import type { VariableName } from './variables.ts'

/** Vendors of one port, by the names that the setting uses, and the settings that only they need. */
export const messagingVendors = ['solapi', 'nhn'] as const
export type MessagingVendor = (typeof messagingVendors)[number]
const settingsOf: Readonly<Record<MessagingVendor, RegExp>> = { solapi: /^SOLAPI_/, nhn: /^NHN_/ }

const namesIn = (text: string): string[] => text.split(',').map((name) => name.trim())
const isVendor = (name: string): name is MessagingVendor => messagingVendors.some((known) => known === name)

/** The vendors of messages in the order in which they are asked. */
export const chosenMessaging = (text: string | null): readonly MessagingVendor[] =>
  text === null || text === '' ? ['solapi'] : namesIn(text).filter(isVendor)

/** What is wrong with the list; null: nothing. */
export function wrongVendors(text: string): string | null {
  const names = namesIn(text)
  const stranger = names.find((name) => !isVendor(name))
  if (stranger !== undefined)
    return `names a vendor that there is none of: ${stranger || '(empty)'}. There are ${messagingVendors.join(', ')}.`
  return new Set(names).size < names.length ? `names a vendor twice: ${text}.` : null
}

/** A setting of a vendor that is not asked: nobody needs it. */
export const isOfAnother = (name: VariableName, chosen: readonly MessagingVendor[]): boolean =>
  messagingVendors.some((vendor) => settingsOf[vendor].test(name) && !chosen.includes(vendor))
