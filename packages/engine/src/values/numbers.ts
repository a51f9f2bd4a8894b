export type Numbers = Readonly<Record<string, number | string>>
