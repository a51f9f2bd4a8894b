/**
 * The specification's list of internal testers: the flag of this name, whose `users` they are. It means nobody else, so
 * its share is 0. A flag that has `testers` is on for them before it is for anybody.
 */
export const TESTERS_FLAG = 'internal-testers'
