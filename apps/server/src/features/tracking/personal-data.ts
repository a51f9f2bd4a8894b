import { sql } from 'kysely'
import { byUser, type PersonalData } from '../../kernel/personal-data.ts'
import { forgetViews } from './forget-views.ts'

const untold = { device_hash: 'a hash of a number that the browser holds' }

export const trackingPersonalData: PersonalData = {
  area: 'tracking',
  tables: [
    { table: 'tracking_device', key: `encode(device_hash, 'hex')`, whose: byUser, untold },
    {
      table: 'tracking_view',
      key: 'view_seq',
      whose: (userSeq) =>
        sql<boolean>`device_hash in (select device_hash from tracking_device where user_seq = ${userSeq})`,
      untold,
    },
  ],
  forget: forgetViews,
}
