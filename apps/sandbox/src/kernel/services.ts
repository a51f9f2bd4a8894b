import { loginService } from '../services/login.ts'
import { messagingService } from '../services/messaging.ts'
import { paypleService } from '../services/payple.ts'
import { portoneService } from '../services/portone.ts'
import type { Service } from './service.ts'

/** Everything that the sandbox plays. */
export const services: readonly Service[] = [portoneService, paypleService, loginService, messagingService]
