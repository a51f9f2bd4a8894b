import type { VariableName } from './variables.ts'

/** Vendors of one port, by the names that the setting uses. By default the first one is called. */
export const messagingVendors = ['solapi', 'nhn'] as const
export type MessagingVendor = (typeof messagingVendors)[number]
export const applicationsVendors = ['tilko', 'infotech'] as const
export type ApplicationsVendor = (typeof applicationsVendors)[number]

/**
 * Ports for which there is no vendor on the market: the format is ours, and the setting contains the address of the one
 * who delivers it.
 */
export const withoutVendor = [
  {
    what: 'the feed of pending applications at the registry',
    format: 'docs/exchange/register-applications-feed.md',
    setting: 'FEED_URL',
  },
] as const

/** The settings that only this vendor needs. */
const settingsOf: Readonly<Record<MessagingVendor | ApplicationsVendor, RegExp>> = {
  solapi: /^SOLAPI_/,
  nhn: /^NHN_/,
  tilko: /^TILKO_/,
  infotech: /^INFOTECH_/,
}

const namesIn = (text: string): string[] => text.split(',').map((name) => name.trim())

/** The vendors of a port in the order in which they are called. */
export const chosenOf = <V extends string>(known: readonly [V, ...V[]], text: string | null): readonly V[] =>
  text === null || text === '' ? [known[0]] : namesIn(text).flatMap((name) => known.filter((vendor) => vendor === name))

/** What is wrong with the list; null if nothing is. */
export const wrongVendors =
  (known: readonly string[]) =>
  (text: string): string | null => {
    const names = namesIn(text)
    const stranger = names.find((name) => !known.includes(name))
    if (stranger !== undefined)
      return `names a vendor that there is none of: ${stranger || '(empty)'}. There are ${known.join(', ')}.`
    return new Set(names).size < names.length ? `names a vendor twice: ${text}.` : null
  }

/** The setting of a vendor that is not used: it is not required. */
export const isOfAnother = (name: VariableName, chosen: readonly (MessagingVendor | ApplicationsVendor)[]): boolean =>
  [...messagingVendors, ...applicationsVendors].some(
    (vendor) => settingsOf[vendor].test(name) && !chosen.includes(vendor),
  )
