/** A message: its text, and the button with its place. */
export type Told = { text: string; button: string; path: string }
