/** True if the text contains a web or e-mail address, with or without its scheme. */
export const hasLink = (text: string): boolean =>
  /https?:|www\.|[a-z0-9]\.(?:com|net|org|kr|io|me|app|site|shop|xyz|link|ly|gg)\b/i.test(text)
