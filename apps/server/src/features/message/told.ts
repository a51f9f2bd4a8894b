/** A message: its text, and the button with the path that it opens. */
export type Told = { text: string; button: string; path: string }
