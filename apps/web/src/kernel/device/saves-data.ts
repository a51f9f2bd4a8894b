/** The user has asked for less data: nothing is fetched that may not be needed. */
export const savesData = (): boolean =>
  // not in TypeScript's types
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
