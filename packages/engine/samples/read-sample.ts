import { readFileSync } from 'node:fs'
import type { ReadRegister, RegisterDocument } from '../src/register/model.ts'
import { readRegister } from '../src/register/read.ts'

export const sampleText = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

export function registerOf(read: ReadRegister): RegisterDocument {
  if ('refused' in read) throw new Error(`refused: ${read.refused.name}`)
  return read.register
}

/** A text or provider sample, read. */
export const readSample = (name: string): RegisterDocument =>
  registerOf(
    readRegister(
      name.endsWith('.json') ? { kind: 'provider', body: JSON.parse(sampleText(name)) } : { kind: 'text', text: sampleText(name) },
    ),
  )
