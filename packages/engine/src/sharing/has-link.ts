/** An address of the web or of mail, with or without its scheme. */
export const hasLink = (text: string): boolean =>
  /https?:|www\.|[a-z0-9]\.(?:com|net|org|kr|io|me|app|site|shop|xyz|link|ly|gg)\b/i.test(text)
