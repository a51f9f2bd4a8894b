import { found, told, type Signal } from '../signal.ts'

/** An agent signs and could show neither 위임장 nor 인감증명서: nobody is bound by it (민법 130조). */
export const judge: Signal = (f) => {
  const { deal } = f.input
  return told(deal?.signer) === 'agent' && told(deal?.agentPapers) === false ? found('agent-without-papers', 167) : null
}
