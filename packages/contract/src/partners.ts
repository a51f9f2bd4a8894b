/** Partners whose apps link to us. A partner signs a pass for each of its members: see docs/partner-pass.md. */
export const partners = ['ione', 'ich'] as const
export type Partner = (typeof partners)[number]
