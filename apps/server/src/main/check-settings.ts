import { isIP } from 'node:net'
import { isMadeUp } from './made-up-key.ts'
import { variableNames, wrongForm } from './setting-forms.ts'
import { variables, type Variable, type VariableName } from './variables.ts'
import { applicationsVendors, chosenOf, isOfAnother, messagingVendors } from './vendors.ts'

/** The source of the settings: the environment. */
export type Source = Readonly<Record<string, string | undefined>>

/** The purpose of a process decides which settings it requires: `forms` only validates those that are set. */
export type Needs = 'everything' | 'web' | 'keys' | 'forms'

/** Throws with a sentence for each wrong or missing setting: all of them at once, each with its name. */
export function refuseWrongSettings(source: Source, needs: Needs): void {
  const wrong = wrongSettings(source, needs)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

function wrongSettings(source: Source, needs: Needs): string[] {
  const read = (name: VariableName): string => source[name]?.trim() ?? ''
  const mode = read('NODE_ENV')
  const unset =
    mode === '' ? ['NODE_ENV is not set: say production, or development by name, as `npm start` does for you.'] : []
  const forms = variableNames.flatMap((name) => (read(name) && wrongForm(name, read(name))) || [])
  // Everything but an explicit development has the rules of production.
  const strict = mode !== 'development' && needs !== 'keys' ? developmentIn(read) : []
  const weak = mode !== 'development' ? weakKeys(read) : []
  const chosen = [
    ...chosenOf(messagingVendors, read('MESSAGING_VENDORS')),
    ...chosenOf(applicationsVendors, read('APPLICATIONS_VENDORS')),
  ]
  const missing = needed(needs)
    .filter((name) => !isOfAnother(name, chosen))
    .filter((name) => read(name) === '' && !standsIn(name, read, mode === 'development'))
    .map(
      (name) =>
        `${name} is not set: ${variables[name].says}${read('SANDBOX_URL') ? '' : ' (Without SANDBOX_URL nothing stands in for it.)'}`,
    )
  return [...unset, ...forms, ...strict, ...weak, ...missing]
}
type Read = (name: VariableName) => string

const ourKeys: readonly VariableName[] = ['SEAL_KEYS', 'INDEX_KEYS', 'SIGNING_KEY', 'PREVIEW_KEY']
const chat: readonly VariableName[] = ['CHANNEL_TALK_PLUGIN_KEY', 'CHANNEL_TALK_SECRET']
function needed(needs: Needs): VariableName[] {
  if (needs === 'forms') return []
  if (needs === 'keys') return ['SEAL_KEYS', 'INDEX_KEYS']
  const played = variableNames.filter((name) => sandboxOf(name) !== undefined)
  if (needs === 'web')
    return played.filter((name) => /^(SELLER|PRIVACY|HOSTING)_|^(PORTONE|PAYPLE)_SDK_URL$/.test(name))
  return [...ourKeys, ...played, ...chat]
}
const sandboxOf = (name: VariableName): string | undefined => {
  const variable: Variable = variables[name]
  return variable.sandbox
}

/**
 * True when a missing setting has a default: the sandbox's, or a development key; the chat needs both of its settings
 * or none.
 */
function standsIn(name: VariableName, read: Read, development: boolean): boolean {
  if (chat.includes(name)) return chat.every((part) => read(part) === '')
  if (name === 'PREVIEW_KEY' && read('DESK') !== '') return true
  if (ourKeys.includes(name)) return development
  // Optional: without them no partner can vouch for a member.
  if (name === 'PARTNER_KEYS') return true
  // Optional: without its address there is no feed, and no key is needed.
  if (name === 'FEED_URL' || (name === 'FEED_KEY' && read('FEED_URL') === '')) return true
  // Optional as well: without its URL nothing is sent by mail.
  if (name === 'MAIL_URL' || (name.startsWith('MAIL_') && read('MAIL_URL') === '')) return true
  // A vendor whose URL is set is the real one: the sandbox's keys are not used for it.
  return read('SANDBOX_URL') !== '' && !source(name, read)
}
const source = (name: VariableName, read: Read): boolean => {
  const address = `${name.split('_')[0]}_URL`
  return variableNames.some((known) => known === address && read(known) !== '')
}

function developmentIn(read: Read): string[] {
  const wrong: string[] = []
  if (read('SANDBOX_URL')) wrong.push('SANDBOX_URL is set: production talks to the real vendors only.')
  if (read('KILL_AT')) wrong.push('KILL_AT is set: kill points are for tests.')
  if (!read('ORIGIN').startsWith('https://')) wrong.push('ORIGIN must be the https address that people see.')
  if (!read('DATABASE_URL') && !read('DATABASE_APP_URL'))
    wrong.push('DATABASE_URL is not set: the embedded database is for one machine in development.')
  for (const name of variableNames) {
    const value = read(name)
    if (value === '') continue
    if (isVendorsSecret(name) && isTestValue(value, sandboxOf(name)))
      wrong.push(`${name} holds a test or default value.`)
    else if (isVendorsSecret(name) && value.length < SHORTEST && !short.includes(name))
      wrong.push(`${name} is too short for a secret.`)
    if (value.includes('/sandbox')) wrong.push(`${name} points at the sandbox.`)
    if (sandboxOf(name)?.includes('/') && name.endsWith('_URL') && !isVendors(value))
      wrong.push(`${name} must be an https address by the vendor’s name: no number, and no machine of this house.`)
  }
  return wrong
}

/** Our own keys have a format, and their own check. */
const isVendorsSecret = (name: VariableName): boolean => {
  const variable: Variable = variables[name]
  return variable.secret === true && variable.sandbox !== undefined
}
const SHORTEST = 8
/** Four digits each, by their vendors' rules. */
const short: readonly VariableName[] = ['CODEF_PIN', 'CODEF_PREPAY_PASS']
/** Accounts that vendors publish for tests. */
const published: readonly string[] = ['abcd1234567890', 'imp_apikey']
const isTestValue = (value: string, sandbox: string | undefined): boolean =>
  value === sandbox ||
  value.startsWith('sandbox') ||
  published.includes(value) ||
  /^(test|changeme|default|secret)/i.test(value) ||
  /^(.)\1+$/.test(value)

/** Keys that were typed instead of generated, and one key under two names. */
function weakKeys(read: Read): string[] {
  const drawn = ([...ourKeys, 'CHANNEL_TALK_SECRET', 'PARTNER_KEYS'] as const).flatMap((name) =>
    [...read(name).matchAll(/[0-9a-f]{64}/gi)].map(([hex]) => ({ name, hex: hex.toLowerCase() })),
  )
  const madeUp = new Set(drawn.filter(({ hex }) => isMadeUp(hex)).map(({ name }) => name))
  const twice = drawn.filter(({ hex }, at) => drawn.findIndex((other) => other.hex === hex) < at)
  return [
    ...[...madeUp].map((name) => `${name} holds a test or default value: make a key with \`openssl rand -hex 32\`.`),
    ...twice.map(({ name }) => `${name} holds a key that is in use already: each key is drawn by itself.`),
  ]
}

/** `URL` normalizes every spelling of an IP address (decimal, octal, hex, shortened, full width). */
function isVendors(value: string): boolean {
  const url = URL.parse(value)
  const name = url?.hostname.replace(/\.$/, '') ?? ''
  const isInside = /^[^.]*$|\.(localhost|local|internal|localdomain|home|lan)$/.test(name)
  return url?.protocol === 'https:' && url.username === '' && isIP(name.replace(/^\[|\]$/g, '')) === 0 && !isInside
}
