/** Endpoints for gateways: they are not calls, so they are not in the contract's table. */
export const webhookPaths = { portone: '/api/v1/webhooks/portone', payple: '/api/v1/webhooks/payple' } as const
export const paypleReturnPath = '/api/v1/payple/return'
