/** Partners whose apps lead to us. Who is a member of one is signed by it: see docs/partner-pass.md. */
export const partners = ['ione', 'ich'] as const
export type Partner = (typeof partners)[number]
