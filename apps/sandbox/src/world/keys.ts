/** Keys that the sandbox accepts. Users copy them from docs/printed/sandbox.md; none of them works outside. */
export const keys = {
  juso: 'sandbox-juso',
  /** The detail service has its own key and refuses the search key (E0001). */
  jusoDetail: 'sandbox-juso-detail',
  codefId: 'sandbox-codef-id',
  codefSecret: 'sandbox-codef-secret',
  /** 전자민원캐시: number and password of the prepaid card. */
  codefPrepayNo: 'SANDBOX00001',
  codefPrepayPass: '0000',
  /** Contains characters that a query must encode: sent unencoded, '+' becomes a space and the key is refused. */
  dataGoKr: 'sandbox+data.go.kr/key==',
  vworld: 'sandbox-vworld',
  vworldDomain: 'localhost',
  tilko: 'sandbox-tilko-key',
  infotech: 'sandbox-infotech-key',
  feed: 'sandbox-feed-key',
  theCheat: 'sandbox-thecheat',
  /** 32 characters, as TheCheat issues them. */
  theCheatEnc: 'sandbox-thecheat-enc-key-of-32-b',
  /** The key with which the partner bank signs passes for its members (docs/partner-pass.md). */
  partner: '5a5a5a5a0f1e2d3c4b5a69788796a5b4c3d2e1f011223344556677889900aabb',
} as const

/** A right key with this prefix counts as expired. */
export const expired = (key: string | null): boolean => key?.startsWith('expired-') ?? false

/**
 * RSA key to encrypt the PIN with (CODEF issues one to each customer). Its private half was discarded: the sandbox
 * checks only the length.
 */
export const codefPublicKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtoEpY+E+zNmi0zNK7/ikt4WnQl1GQTCjM3Uvv30TV6Xvv4fu+uPgyEyZPqHQmxBGtg6FtJtbhv0b6X0NkW/ulb5fhMTggIr/+4IqqOBQ3vY1G0JFk06zeip8XC5JTzFz6tITrcXOypKJyV/LAyl4dHmnZuN5UUJDf5om4yqgkq5xy5ud9NwdyXSQ49CsGDdHxqSgGch+JL3T1aoFWpj1uInuyKLyYUD1NSQwZ3eIgTM8buQpKM+5bAHa0Irfa6uQG+aLk2ZGxK9g4S5FO7BHzLaL9Xsv/3Y1Cy6PmDEWOFZ0q22iUKhWPorGNYf5dj9vaKchYwAnoIAcIEogBx9lRwIDAQAB'
