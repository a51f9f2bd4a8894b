const format = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'medium' })

/** To the second, in Seoul: in the back office the order of events can depend on one second. */
export const formatInstant = (instant: string): string => format.format(new Date(instant))
