/**
 * `sandbox`: the value for the sandbox's version of that vendor; '{sandbox}' is the sandbox's URL as the server sees
 * it.
 */
export type Variable = { says: string; secret?: true; sandbox?: string }
const table = <const T extends Record<string, Variable>>(t: T) => t

/** Every setting. Vendors' settings are required where the sandbox does not replace them. */
export const variables = table({
  NODE_ENV: {
    says: 'production or development, by name: nothing starts without it, and `npm start` says development where nothing is said. Production refuses the sandbox, personas, kill points and weak keys.',
  },
  PORT: { says: 'Web and API on one origin; 8080 if unset, and any free port for 0.' },
  HOST: { says: 'The interface to listen on; the loopback in development, all in production.' },
  ORIGIN: {
    says: 'The address that people see, for redirects, return addresses and links; http://localhost:PORT if unset.',
  },
  DATA_DIR: { says: 'Embedded database, files and development keys; .data if unset.' },
  DATABASE_URL: {
    says: 'A PostgreSQL 15 or newer in place of the embedded one. This login migrates and makes the role jipsalpim_app.',
  },
  DATABASE_APP_URL: {
    says: 'The login of api and worker, with no more rights than jipsalpim_app; if unset, DATABASE_URL steps down to that role.',
  },
  DATABASE_DIRECT_URL: {
    says: 'The same login without the pooler, for LISTEN: needed by a worker where DATABASE_APP_URL goes through one.',
  },
  DB_PREPARE: {
    says: 'Behind a transaction pooler one of two must be said: off (no prepared statements), or on for one that carries them (PgBouncer 1.21 and newer with max_prepared_statements). Unset: they are used.',
  },
  SANDBOX_URL: { says: 'The sandbox that plays the outside world; `npm start` starts one of its own in development.' },
  LOG_LEVEL: { says: 'trace, debug, info, warn, error; info if unset.' },
  TRUST_PROXY: {
    says: 'How many proxies in front of us may be believed about the caller’s address; 0 if unset, and then everybody behind one proxy shares one limit.',
  },
  DRAIN_SECONDS: {
    says: 'How long a process that was told to stop still answers while readiness says no, so that a balancer turns away; 5 if unset.',
  },
  DESK: {
    says: 'elsewhere: this process knows no operator’s call; the back office is served by another one, on a host of its own. If unset, every process serves it.',
  },
  KILL_AT: {
    says: 'Development: the kill point at which the process kills itself (name, or name#3 for the third time).',
  },
  VENDOR_SECONDS: {
    says: 'Development: how long a call that somebody waits for waits for a vendor; 5 if unset, and always in production.',
  },
  SEAL_KEYS: {
    says: 'Keys of personal data, oldest first: 1:<64 hex>,2:<64 hex>. The last one seals, all of them open.',
    secret: true,
  },
  INDEX_KEYS: {
    says: 'Keys of the blind indexes, oldest first, as SEAL_KEYS and never the same ones. The last one is written.',
    secret: true,
  },
  SIGNING_KEY: { says: 'Signs address keys and encoded ids: 64 hex digits.', secret: true },
  PREVIEW_KEY: {
    says: 'Seals the previews of operators (AES-256-GCM): 64 hex digits. Unused with DESK=elsewhere. May be changed at any time: open previews end.',
    secret: true,
  },

  PARTNER_KEYS: {
    says: 'Keys by which partners sign who is their member: ione.1:<64 hex>,ione.2:<64 hex>; several while a key is changed. If unset, nobody is a member.',
    secret: true,
    sandbox: 'ione.1:5a5a5a5a0f1e2d3c4b5a69788796a5b4c3d2e1f011223344556677889900aabb',
  },

  PORTONE_URL: { says: 'PortOne V1: https://api.iamport.kr', sandbox: '{sandbox}/portone' },
  PORTONE_SDK_URL: { says: 'PortOne’s script for the browser.', sandbox: '/sandbox/portone/sdk.js' },
  PORTONE_IMP_CODE: { says: 'PortOne merchant code (가맹점 식별코드).', sandbox: 'imp00000000' },
  PORTONE_CHANNEL_KEY: { says: 'PortOne channel key.', sandbox: 'channel-key-sandbox' },
  PORTONE_KAKAOPAY_CHANNEL: {
    says: 'PortOne channel key of 카카오페이, where it is contracted by itself; if unset, it opens in PORTONE_CHANNEL_KEY.',
  },
  PORTONE_TOSSPAY_CHANNEL: { says: 'The same of 토스페이.' },
  PORTONE_IMP_KEY: { says: 'PortOne REST key.', secret: true, sandbox: 'sandbox-portone-key' },
  PORTONE_IMP_SECRET: { says: 'PortOne REST secret.', secret: true, sandbox: 'sandbox-portone-secret' },
  IDENTITY_URL: { says: 'PortOne V1 certifications: https://api.iamport.kr', sandbox: '{sandbox}/identity' },
  IDENTITY_CHANNEL_KEY: { says: 'PortOne channel key of the identity agency.', sandbox: 'channel-key-identity' },
  PAYPLE_URL: { says: 'Payple: https://cpay.payple.kr', sandbox: '{sandbox}/payple' },
  PAYPLE_SDK_URL: { says: 'Payple’s script for the browser.', sandbox: '/sandbox/payple/js/v1/payment.js' },
  PAYPLE_CLIENT_KEY: { says: 'Payple client key, seen by browsers.', sandbox: 'sandbox-payple-client' },
  PAYPLE_CST_ID: { says: 'Payple partner id (cst_id).', secret: true, sandbox: 'sandbox-payple-id' },
  PAYPLE_CUST_KEY: { says: 'Payple partner key (custKey).', secret: true, sandbox: 'sandbox-payple-key' },
  PAYPLE_REFUND_KEY: { says: 'Payple refund key (PCD_REFUND_KEY).', secret: true, sandbox: 'sandbox-payple-refund' },
  KAKAO_URL: { says: 'Kakao login as the server reaches it: https://kauth.kakao.com', sandbox: '{sandbox}/kakao' },
  KAKAO_AUTH_URL: { says: 'Kakao login as browsers reach it: https://kauth.kakao.com', sandbox: '/sandbox/kakao' },
  KAKAO_API_URL: { says: 'Kakao’s API: https://kapi.kakao.com', sandbox: '{sandbox}/kakao' },
  KAKAO_CLIENT_ID: { says: 'Kakao REST key.', sandbox: 'sandbox-kakao-client' },
  KAKAO_CLIENT_SECRET: { says: 'Kakao client secret.', secret: true, sandbox: 'sandbox-kakao-secret' },
  KAKAO_ADMIN_KEY: { says: 'Kakao admin key: unlinks who withdraws.', secret: true, sandbox: 'sandbox-kakao-admin' },
  APPLE_URL: { says: 'Apple login as the server reaches it: https://appleid.apple.com', sandbox: '{sandbox}/apple' },
  APPLE_AUTH_URL: { says: 'Apple login as browsers reach it: https://appleid.apple.com', sandbox: '/sandbox/apple' },
  APPLE_CLIENT_ID: { says: 'Apple Services ID.', sandbox: 'sandbox.jipsalpim.web' },
  APPLE_TEAM_ID: { says: 'Apple team id.', sandbox: 'SANDBOX000' },
  APPLE_KEY_ID: { says: 'Id of the Sign in with Apple key.', sandbox: 'SANDBOXKEY' },
  APPLE_PRIVATE_KEY: {
    says: 'Text of the .p8 file, line breaks as \\n. The sandbox takes a key of the right form: one is made at the start.',
    secret: true,
    sandbox: 'made-at-the-start',
  },
  MESSAGING_VENDORS: {
    says: 'The vendors of 알림톡 in the order in which they are asked: solapi, nhn, or both as solapi,nhn; solapi if unset. The next one sends only what the one before certainly did not. Only the settings of those named are needed.',
  },
  SOLAPI_URL: { says: 'Solapi: https://api.solapi.com', sandbox: '{sandbox}/solapi' },
  SOLAPI_API_KEY: { says: 'Solapi key.', secret: true, sandbox: 'sandbox-solapi-key' },
  SOLAPI_API_SECRET: { says: 'Solapi secret.', secret: true, sandbox: 'sandbox-solapi-secret' },
  SOLAPI_FROM: { says: 'The registered number that messages come from.', sandbox: '0212345678' },
  SOLAPI_PF_ID: { says: 'Kakao channel of the 알림톡 (pfId).', sandbox: 'sandbox-channel' },
  NHN_URL: {
    says: 'NHN Cloud KakaoTalk Bizmessage: https://kakaotalk-bizmessage.api.nhncloudservice.com',
    sandbox: '{sandbox}/nhn',
  },
  NHN_APP_KEY: { says: 'NHN Cloud appkey of the Bizmessage product.', secret: true, sandbox: 'sandbox-nhn-app' },
  NHN_SECRET_KEY: {
    says: 'NHN Cloud secret key of the Bizmessage product.',
    secret: true,
    sandbox: 'sandbox-nhn-secret',
  },
  NHN_SENDER_KEY: { says: 'Sender key (발신 키) of the Kakao channel there.', sandbox: 'sandbox-nhn-sender' },
  NHN_FROM: { says: 'The number, registered there, that the text messages come from.', sandbox: '0212345678' },
  NHN_SMS_URL: {
    says: 'NHN Cloud SMS, for texts without 알림톡: https://api-sms.cloud.toast.com',
    sandbox: '{sandbox}/nhn',
  },
  NHN_SMS_APP_KEY: { says: 'NHN Cloud appkey of the SMS product.', secret: true, sandbox: 'sandbox-nhn-texts' },
  NHN_SMS_SECRET_KEY: {
    says: 'NHN Cloud secret key of the SMS product.',
    secret: true,
    sandbox: 'sandbox-nhn-text-secret',
  },
  MAIL_URL: {
    says: 'NHN Cloud Email, for alerts that reached no phone: https://email.api.nhncloudservice.com. If unset, nothing is sent by mail.',
    sandbox: '{sandbox}/mail',
  },
  MAIL_APP_KEY: {
    says: 'NHN Cloud appkey of the Email product; needed with MAIL_URL, as the next two.',
    secret: true,
    sandbox: 'sandbox-nhn-email',
  },
  MAIL_SECRET_KEY: {
    says: 'NHN Cloud secret key of the Email product.',
    secret: true,
    sandbox: 'sandbox-nhn-mail-secret',
  },
  MAIL_FROM: {
    says: 'The address that mails come from; its domain is registered and verified there.',
    sandbox: 'notice@jipsalpim.example',
  },
  FCM_URL: { says: 'Firebase Cloud Messaging: https://fcm.googleapis.com', sandbox: '{sandbox}/fcm' },
  FCM_TOKEN_URL: { says: 'Google’s tokens for it: https://oauth2.googleapis.com', sandbox: '{sandbox}/fcm' },
  FCM_PROJECT_ID: { says: 'Firebase project (project_id of the key file).', sandbox: 'sandbox-jipsalpim' },
  FCM_CLIENT_EMAIL: {
    says: 'Service account that may send (client_email of the key file).',
    sandbox: 'push@sandbox-jipsalpim.iam.gserviceaccount.com',
  },
  FCM_PRIVATE_KEY: {
    says: 'Its key (private_key of the key file: PKCS#8, RSA), lines parted by \\n.',
    secret: true,
    sandbox: 'made-at-the-start',
  },
  WEB_PUSH_SERVICES: {
    says: 'The push services of browsers that are sent to, with spaces between them: https://fcm.googleapis.com https://updates.push.services.mozilla.com https://web.push.apple.com https://*.notify.windows.com. A browser whose service is not among them is told so.',
    sandbox: '{sandbox}/webpush',
  },
  WEB_PUSH_KEY: {
    says: 'Our private key for browsers (VAPID, P-256): 32 bytes as base64url. With another one every browser has to subscribe again.',
    secret: true,
    sandbox: 'iPcKDKGzkEelxg849SEyoCr1bkeq048hKUBusbT4plE',
  },
  THECHEAT_URL: {
    says: 'Reported telephones and accounts by TheCheat: https://api.thecheat.co.kr. It knows us by our address, too.',
    sandbox: '{sandbox}/thecheat',
  },
  THECHEAT_API_KEY: { says: 'TheCheat API key.', secret: true, sandbox: 'sandbox-thecheat' },
  THECHEAT_ENC_KEY: {
    says: 'TheCheat ENC key, 32 characters: numbers and answers travel under it.',
    secret: true,
    sandbox: 'sandbox-thecheat-enc-key-of-32-b',
  },
  SELLER_NAME: {
    says: 'The seller’s registered name (상호), on every page where the law wants it.',
    sandbox: '(주)집살핌 견본',
  },
  SELLER_OWNER: { says: 'Who represents the seller (대표자).', sandbox: '견본 대표' },
  SELLER_BUSINESS_NO: { says: 'Business registration number (사업자등록번호).', sandbox: '000-00-00000' },
  SELLER_MAIL_ORDER_NO: { says: 'Mail-order report number (통신판매업 신고번호).', sandbox: '제0000-견본-0000호' },
  SELLER_ADDRESS: { says: 'The seller’s address.', sandbox: '서울특별시 견본구 견본로 1' },
  SELLER_PHONE: { says: 'The seller’s telephone.', sandbox: '02-0000-0000' },
  SELLER_EMAIL: { says: 'The seller’s e-mail.', sandbox: 'help@jipsalpim.example' },
  PRIVACY_OFFICER: { says: 'Who answers for personal data (개인정보 보호책임자).', sandbox: '견본 책임자' },
  PRIVACY_EMAIL: { says: 'The officer’s e-mail.', sandbox: 'privacy@jipsalpim.example' },
  HOSTING_COMPANY: {
    says: 'The company that runs the machines, as the privacy policy names it.',
    sandbox: '견본 클라우드',
  },
  CHANNEL_TALK_PLUGIN_KEY: { says: 'The chat window’s key for browsers; without it there is no chat.' },
  CHANNEL_TALK_SECRET: { says: 'Proves members to the chat’s company: 64 hex digits.', secret: true },
  JUSO_URL: { says: 'Road addresses: https://business.juso.go.kr', sandbox: '{sandbox}/juso' },
  JUSO_SEARCH_KEY: { says: 'Key of the address search (addrLinkApi).', secret: true, sandbox: 'sandbox-juso' },
  JUSO_DETAIL_KEY: { says: 'Key of the unit search (addrDetailApi).', secret: true, sandbox: 'sandbox-juso-detail' },
  CODEF_URL: { says: 'Registers by CODEF: https://api.codef.io', sandbox: '{sandbox}/codef' },
  CODEF_TOKEN_URL: { says: 'CODEF’s tokens: https://oauth.codef.io', sandbox: '{sandbox}/codef' },
  CODEF_CLIENT_ID: { says: 'CODEF client id.', secret: true, sandbox: 'sandbox-codef-id' },
  CODEF_CLIENT_SECRET: { says: 'CODEF client secret.', secret: true, sandbox: 'sandbox-codef-secret' },
  CODEF_PUBLIC_KEY: {
    says: 'RSA key that CODEF hands to the customer (base64 DER); the PIN is sent under it.',
    sandbox:
      'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtoEpY+E+zNmi0zNK7/ikt4WnQl1GQTCjM3Uvv30TV6Xvv4fu+uPgyEyZPqHQmxBGtg6FtJtbhv0b6X0NkW/ulb5fhMTggIr/+4IqqOBQ3vY1G0JFk06zeip8XC5JTzFz6tITrcXOypKJyV/LAyl4dHmnZuN5UUJDf5om4yqgkq5xy5ud9NwdyXSQ49CsGDdHxqSgGch+JL3T1aoFWpj1uInuyKLyYUD1NSQwZ3eIgTM8buQpKM+5bAHa0Irfa6uQG+aLk2ZGxK9g4S5FO7BHzLaL9Xsv/3Y1Cy6PmDEWOFZ0q22iUKhWPorGNYf5dj9vaKchYwAnoIAcIEogBx9lRwIDAQAB',
  },
  CODEF_PHONE_NO: { says: 'Phone number that the registry office is told.', sandbox: '01090000000' },
  CODEF_PIN: {
    says: 'Four digits of ours, asked again when the same print is viewed again.',
    secret: true,
    sandbox: '0000',
  },
  CODEF_PREPAY_NO: { says: 'Number of the prepaid card (전자민원캐시).', secret: true, sandbox: 'SANDBOX00001' },
  CODEF_PREPAY_PASS: { says: 'Password of the prepaid card.', secret: true, sandbox: '0000' },
  IROS_IDENTITIES: {
    says: 'Our accounts at the registry (인터넷등기소) for the list of pending applications, as id:password, with spaces between them. Each may look up 100 homes an hour.',
    secret: true,
    sandbox: 'sandbox-iros-1:sandbox-iros-pass sandbox-iros-2:sandbox-iros-pass',
  },
  APPLICATIONS_VENDORS: {
    says: 'The vendors of that list in the order in which they are asked: tilko, infotech, or both as tilko,infotech; tilko if unset. Only the settings of those named are needed.',
  },
  TILKO_URL: { says: 'Pending applications by Tilko: https://api.tilko.net', sandbox: '{sandbox}/tilko' },
  TILKO_API_KEY: { says: 'Tilko API key.', secret: true, sandbox: 'sandbox-tilko-key' },
  INFOTECH_URL: {
    says: 'Pending applications by Infotech: the one address that it gives to a customer.',
    sandbox: '{sandbox}/infotech/',
  },
  INFOTECH_API_KEY: { says: 'Infotech api-cloud-key.', secret: true, sandbox: 'sandbox-infotech-key' },
  FEED_URL: {
    says: 'The feed of pending applications, for a watch over many homes: whoever delivers docs/exchange/register-applications-feed.md. No vendor stands behind it yet; if unset, homes are looked up one by one alone.',
    sandbox: '{sandbox}/applications-feed',
  },
  FEED_KEY: { says: 'Key of that feed; needed with FEED_URL.', secret: true, sandbox: 'sandbox-feed-key' },
  DATA_URL: {
    says: 'Building ledger and trades of data.go.kr: https://apis.data.go.kr',
    sandbox: '{sandbox}/data-go-kr',
  },
  DATA_KEY: { says: 'The decoding key of data.go.kr.', secret: true, sandbox: 'sandbox+data.go.kr/key==' },
  VWORLD_URL: { says: 'Official prices: https://api.vworld.kr', sandbox: '{sandbox}/vworld' },
  VWORLD_KEY: { says: 'VWorld key.', secret: true, sandbox: 'sandbox-vworld' },
  VWORLD_DOMAIN: { says: 'The domain that the VWorld key is bound to.', sandbox: 'localhost' },
})
export type VariableName = keyof typeof variables
