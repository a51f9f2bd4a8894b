import { privacyPolicy } from '@jipsalpim/contract/privacy/policy.ts'
import { table } from './markdown.ts'

/** The privacy policy as the page shows it; the seller's own details come from the settings. */
export function printPrivacy(): string {
  const setting = (name: string) => `{${name}}`
  const policy = privacyPolicy({
    name: setting('SELLER_NAME'),
    owner: setting('SELLER_OWNER'),
    businessNo: setting('SELLER_BUSINESS_NO'),
    mailOrderNo: setting('SELLER_MAIL_ORDER_NO'),
    address: setting('SELLER_ADDRESS'),
    phone: setting('SELLER_PHONE'),
    email: setting('SELLER_EMAIL'),
    privacyOfficer: setting('PRIVACY_OFFICER'),
    privacyEmail: setting('PRIVACY_EMAIL'),
    hosting: setting('HOSTING_COMPANY'),
    // All vendors that can be chosen: the page names those that are.
    chosen: 'solapi,nhn,nhn-email,tilko,infotech',
  })
  const parts = policy.map(({ title, says, list, table: t }, i) =>
    [
      `${i === 0 ? '#' : '##'} ${title}`,
      ...says,
      ...(list ? [list.map((item) => `- ${item}`).join('\n')] : []),
      ...(t ? [table(t.head, t.rows)] : []),
    ].join('\n\n'),
  )
  return `${parts.join('\n\n')}\n`
}
