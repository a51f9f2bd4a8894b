/** A message: its text, and the button with the path that it opens. */
export type MessageContent = { text: string; button: string; path: string }
