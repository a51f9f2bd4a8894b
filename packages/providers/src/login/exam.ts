import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { failureOf, type Question, valueOf } from '../exam.ts'
import type { LoginPort } from './port.ts'

export type LoginStage = {
  port: LoginPort
  redirectUri: string
  /** The user logs in on the vendor's page as a persona; resolves with what the page returns. */
  logIn: (authorizeUrl: string, persona: string) => Promise<URLSearchParams>
  /** Whether the vendor has the persona linked to us, that is, their first consent has happened. */
  isLinked: (persona: string) => Promise<boolean>
  fault: (kind: string, times: number) => Promise<void>
}

/** Every login adapter must pass this, over HTTP. */
export const loginExam = (): readonly Question<LoginStage>[] => [
  {
    name: 'logs a person in with the state and nonce that we gave',
    ask: async (stage) => {
      const { redirectUri } = stage
      const back = await stage.logIn(
        stage.port.authorizeUrl({ redirectUri, state: 'state-1', nonce: 'nonce-1', challenge: CHALLENGE }),
        'persona-kim',
      )
      assert.equal(back.get('state'), 'state-1')
      const profile = await valueOf(
        stage.port.profile({ ...OURS, code: back.get('code') ?? '', redirectUri, nonce: 'nonce-1' }),
      )
      assert.match(profile.subject, /\S{6,}/)
      assert.match(profile.email ?? '', /@/)
    },
  },
  {
    name: 'is the same person the next time, and another is another',
    ask: async (stage) => {
      const subjectOf = async (persona: string) => {
        const { redirectUri } = stage
        const code = await codeOf(stage, persona)
        return (await valueOf(stage.port.profile({ ...OURS, code, redirectUri }))).subject
      }
      assert.equal(await subjectOf('persona-kim'), await subjectOf('persona-kim'))
      assert.notEqual(await subjectOf('persona-kim'), await subjectOf('persona-lee'))
    },
  },
  {
    name: 'takes a code once',
    ask: async (stage) => {
      const code = await codeOf(stage)
      const { redirectUri } = stage
      await valueOf(stage.port.profile({ ...OURS, code, redirectUri }))
      assert.equal(await failureOf(stage.port.profile({ ...OURS, code, redirectUri })), 'bad-code')
      assert.equal(await failureOf(stage.port.profile({ ...OURS, code: 'made-up', redirectUri })), 'bad-code')
    },
  },
  ...(
    [
      ['nonce', { nonce: 'other' }],
      ['verifier', { verifier: 'v'.repeat(43) }],
      ['verifier, which is none', { verifier: null }],
    ] as const
  ).map(([what, other]): Question<LoginStage> => ({
    name: `refuses the code of another browser, by its ${what}`,
    ask: async (stage) => {
      const asked = { ...OURS, code: await codeOf(stage), redirectUri: stage.redirectUri, ...other }
      assert.equal(await failureOf(stage.port.profile(asked)), 'bad-code')
    },
  })),
  {
    name: 'refuses a code that was asked for elsewhere',
    ask: async (stage) => {
      const asked = { ...OURS, code: await codeOf(stage), redirectUri: `${stage.redirectUri}/other` }
      const reason = await failureOf(stage.port.profile(asked))
      assert.ok(reason === 'redirect-mismatch' || reason === 'bad-code', reason)
    },
  },
  {
    name: 'unlinks a person, and again for nothing',
    ask: async (stage) => {
      const code = await codeOf(stage, 'persona-unlinked')
      const { subject, grant } = await valueOf(stage.port.profile({ ...OURS, code, redirectUri: stage.redirectUri }))
      assert.equal(await stage.isLinked('persona-unlinked'), true)
      assert.equal(await valueOf(stage.port.unlink({ subject, grant })), true)
      assert.equal(await stage.isLinked('persona-unlinked'), false)
      assert.equal(await valueOf(stage.port.unlink({ subject, grant })), true)
    },
  },
  {
    name: 'does not know whether it has unlinked when nobody answers',
    ask: async (stage) => {
      const code = await codeOf(stage, 'persona-unlinked')
      const { subject, grant } = await valueOf(stage.port.profile({ ...OURS, code, redirectUri: stage.redirectUri }))
      await stage.fault('down', 1)
      assert.equal(await failureOf(stage.port.unlink({ subject, grant })), 'network')
    },
  },
  ...(
    [
      ['down', 'network'],
      ['error-before', 'server'],
      ['html', 'malformed'],
      ['rate-limit', 'rate-limit'],
      ['expired-key', 'config'],
    ] as const
  ).map(([kind, why]): Question<LoginStage> => ({
    name: `${kind}: nobody is logged in`,
    ask: async (stage) => {
      const code = await codeOf(stage)
      await stage.fault(kind, 1)
      assert.equal(await failureOf(stage.port.profile({ ...OURS, code, redirectUri: stage.redirectUri })), why)
    },
  })),
]

const VERIFIER = 'a-verifier-of-forty-three-characters-or-more'
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')
const OURS = { nonce: 'n', verifier: VERIFIER }

async function codeOf(stage: LoginStage, persona = 'persona-lee'): Promise<string> {
  const ask = { redirectUri: stage.redirectUri, state: 's', nonce: 'n', challenge: CHALLENGE }
  return (await stage.logIn(stage.port.authorizeUrl(ask), persona)).get('code') ?? ''
}
