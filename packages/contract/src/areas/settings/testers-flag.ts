/**
 * The specification's list of internal testers: the flag of this name, whose `users` they are. It targets no one else,
 * so its percentage is 0. A flag with `testers` is on for them before it is on for anyone.
 */
export const TESTERS_FLAG = 'internal-testers'
