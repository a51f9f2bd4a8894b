import { found, told, type Signal } from '../signal.ts'

/** An agent signs without 위임장 or 인감증명서: the contract does not bind the owner (민법 130조). */
export const judge: Signal = (f) => {
  const { deal } = f.input
  return told(deal?.signer) === 'agent' && told(deal?.agentPapers) === false ? found('agent-without-papers', 167) : null
}
