import { found, told, type Signal } from '../signal.ts'

/** An agent signs, and it is unknown whether the documents were seen. */
export const judge: Signal = (f) => {
  const { deal } = f.input
  return told(deal?.signer) === 'agent' && told(deal?.agentPapers) === null ? found('agent-unproven', 148) : null
}
