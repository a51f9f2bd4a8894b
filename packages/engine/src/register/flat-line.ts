export type FlatLine = { text: string; page: number | null }
