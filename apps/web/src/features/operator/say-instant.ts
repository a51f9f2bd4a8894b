const format = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'medium' })

/** To the second, in Seoul: at the desk one second explains the next. */
export const sayInstant = (instant: string): string => format.format(new Date(instant))
