/** Partners whose apps link to us. A partner signs who is its member: see docs/partner-pass.md. */
export const partners = ['ione', 'ich'] as const
export type Partner = (typeof partners)[number]
