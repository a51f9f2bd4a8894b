import { createHash } from 'node:crypto'
import { magicPersonas } from '../../magic.ts'

/** The person who logs in, entirely determined by the code: the same code is the same person on every run. */
export type Persona = {
  code: string
  /** A number of 10 digits, as Kakao's member number. */
  subject: string
  name: string
  email: string | null
  phone: string | null
}

const CODE = /^persona-(?:(new|realtor|operator)-)?([\p{L}\p{N}][\p{L}\p{N}-]{0,29})$/u

export function personaOf(code: string): Persona | null {
  const match = CODE.exec(code)
  if (!match) return null
  const [, role, typed = ''] = match
  const digest = createHash('sha256').update(code).digest()
  const digits = String(digest.readUInt32BE(0) % 100_000_000).padStart(8, '0')
  return {
    code,
    subject: String(3_000_000_000 + (digest.readUInt32BE(4) % 1_000_000_000)),
    name: magicPersonas.find((p) => p.code === code)?.name ?? typed,
    email:
      role === 'new'
        ? null
        : `${digest.toString('hex', 8, 12)}.${/^[\w-]+$/.test(typed) ? typed : 'persona'}@persona.example`,
    phone: role === 'new' ? null : `+82 10-${digits.slice(0, 4)}-${digits.slice(4)}`,
  }
}
