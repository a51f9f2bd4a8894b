import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { editWatch } from './edit-watch.ts'
import { judgeByDays } from './judging/judge-by-days.ts'
import { requestCheck } from './requesting/request-check.ts'
import { changeAddress } from './moving/change-address.ts'
import { readAddressHistory } from './moving/read-address-history.ts'
import { listWatches } from './reading/list-watches.ts'
import { markSeen } from './reading/mark-seen.ts'
import { readAlerts } from './reading/read-alerts.ts'
import { readAnalysis, readAnalysisById } from './reading/read-analysis.ts'
import { readGuard } from './reading/read-guard.ts'
import { readHistory } from './reading/read-history.ts'
import { readInfo } from './reading/read-info.ts'
import { readLastPayment } from './reading/read-last-payment.ts'
import { readPromise } from './reading/read-promise.ts'
import { readStatements } from './reading/read-statements.ts'
import { answerConsent } from './consent/answer-consent.ts'
import { listOffers } from './offering/list-offers.ts'
import { readAverage, readTrades } from './pricing/read-trades.ts'
import { acceptOffer } from './offering/accept-offer.ts'
import { changeChargeDay, readChargeDay } from './renewing/change-charge-day.ts'
import { changeWatchCard } from './renewing/change-watch-card.ts'
import { removeWatch, reserveStop, revokeStop } from './stopping/stop-watch.ts'

export const subscribeArea = serve(calls.subscribe, {
  subscribes: listWatches,
  subscribeInfo: readInfo,
  subscribeEdit: editWatch,
  subscribeAnalyze: readAnalysis,
  subscribeAnalyzeById: readAnalysisById,
  subscribeAnalyzeDate: judgeByDays,
  subscribeReport: readStatements,
  subscribeReserve: reserveStop,
  subscribeReserveRevoke: revokeStop,
  subscribeRemove: removeWatch,
  subscribeAlerts: readAlerts,
  subscribeSeen: markSeen,
  subscribeHistory: readHistory,
  subscribeGuard: readGuard,
  subscribeLook: requestCheck,
  subscribePromise: readPromise,
  subscribeChangeAddress: changeAddress,
  subscribeAddressHistory: readAddressHistory,
  subscribePayment: (ctx, input, user) => ctx.hooks.watchOrders.pay(ctx, input, user),
  subscribePaymentCampaign: (ctx, input, user) => ctx.hooks.watchOrders.payCampaign(ctx, input, user),
  subscribePaymentBulk: (ctx, input, user) => ctx.hooks.watchOrders.payBulk(ctx, input, user),
  subscribeBulkPrice: (ctx, input, user) => ctx.hooks.watchOrders.priceBulk(ctx, input, user),
  subscribeBulk: (ctx, input, user) => ctx.hooks.watchOrders.readBulk(ctx, input, user),
  subscribePaymentCard: changeWatchCard,
  subscribePaymentDate: changeChargeDay,
  subscribeChargeDay: readChargeDay,
  subscribeLastPayment: readLastPayment,
  subscribePrice: readTrades,
  subscribePriceAverage: readAverage,
  subscribeConsent: answerConsent,
  subscribeOffer: listOffers,
  subscribeOfferTake: acceptOffer,
})
