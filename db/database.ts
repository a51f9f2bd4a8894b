import type { AccountTables } from './tables/account.ts'
import type { ExperimentTables } from './tables/experiment.ts'
import type { CampaignTables } from './tables/campaign.ts'
import type { CouponTables } from './tables/coupon.ts'
import type { LedgerTables } from './tables/ledger.ts'
import type { LoanTables } from './tables/loan.ts'
import type { MessageTables } from './tables/message.ts'
import type { OperatorTables } from './tables/operator.ts'
import type { OrderTables } from './tables/order.ts'
import type { PaymentTables } from './tables/payment.ts'
import type { PlatformTables } from './tables/platform.ts'
import type { PointsTables } from './tables/points.ts'
import type { ReportTables } from './tables/report.ts'
import type { SettingsTables } from './tables/settings.ts'
import type { ShellTables } from './tables/shell.ts'
import type { SubscribeTables } from './tables/subscribe.ts'
import type { TicketTables } from './tables/ticket.ts'
import type { TrackingTables } from './tables/tracking.ts'
import type { VerificationTables } from './tables/verification.ts'

/** The tables by area, one line per column. Maintained by hand; `database.test.ts` compares them with the database. */
export type Database = AccountTables &
  ExperimentTables &
  CampaignTables &
  CouponTables &
  LedgerTables &
  LoanTables &
  MessageTables &
  OperatorTables &
  OrderTables &
  PaymentTables &
  PlatformTables &
  PointsTables &
  ReportTables &
  SettingsTables &
  ShellTables &
  SubscribeTables &
  TicketTables &
  TrackingTables &
  VerificationTables
