import type { ExamSandbox } from '../exam-sandbox.ts'
import type { PaymentStage } from './exam.ts'
import type { PaymentPort } from './port.ts'

/** The exam's stage at the sandbox: buyer, faults and stored state by its control API. */
export function sandboxStage(
  sandbox: ExamSandbox,
  gateway: 'portone' | 'payple',
  port: PaymentPort,
  hasty: PaymentPort,
): PaymentStage {
  return {
    port,
    hasty,
    buy: async (merchantUid, amount, outcome) =>
      String(
        (await sandbox.control('POST', '/payments', { merchant_uid: merchantUid, amount, outcome, gateway }))[
          'imp_uid'
        ],
      ),
    truth: async (merchantUid) => {
      // GET /payments of the sandbox's control
      const { payments } = (await sandbox.control('GET', '/payments')) as { payments: readonly AtGateway[] }
      const payment = payments.find(
        (p) => p.gateway === gateway && p.merchant_uid === merchantUid && p.status !== 'failed',
      )
      return payment ? { amount: payment.amount, cancelled: payment.cancel_amount, cancels: payment.cancels } : null
    },
    fault: (kind, times, ms) => sandbox.fault(gateway, kind, times, ms),
    today: () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', ''),
  }
}

type AtGateway = {
  gateway: string
  merchant_uid: string
  status: string
  amount: number
  cancel_amount: number
  cancels: number
}
