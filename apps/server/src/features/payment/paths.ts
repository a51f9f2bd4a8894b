/** Where the gateways come in: not calls, so not in the contract's table (architecture, section 5). */
export const webhookPaths = { portone: '/api/v1/webhooks/portone', payple: '/api/v1/webhooks/payple' } as const
export const paypleReturnPath = '/api/v1/payple/return'
