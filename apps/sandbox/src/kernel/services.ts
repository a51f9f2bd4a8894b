import { addressService } from '../services/address.ts'
import { applicationsService } from '../services/applications.ts'
import { applicationsFeedService } from '../services/applications-feed.ts'
import { buildingService } from '../services/building.ts'
import { fraudLookupService } from '../services/fraud-lookup.ts'
import { identityService } from '../services/identity.ts'
import { loginService } from '../services/login.ts'
import { mailService } from '../services/mail.ts'
import { messagingService } from '../services/messaging.ts'
import { nhnService } from '../services/messaging-nhn.ts'
import { officialPriceService } from '../services/official-price.ts'
import { partnerService } from '../services/partner.ts'
import { paypleService } from '../services/payple.ts'
import { portoneService } from '../services/portone.ts'
import { pushService } from '../services/push.ts'
import { registerService } from '../services/register.ts'
import { tradesService } from '../services/trades.ts'
import { webPushService } from '../services/web-push.ts'
import type { Service } from './service.ts'

/** Every service that the sandbox simulates. */
export const services: readonly Service[] = [
  portoneService,
  paypleService,
  registerService,
  applicationsService,
  applicationsFeedService,
  addressService,
  buildingService,
  tradesService,
  officialPriceService,
  messagingService,
  nhnService,
  mailService,
  pushService,
  webPushService,
  loginService,
  identityService,
  fraudLookupService,
  partnerService,
]
