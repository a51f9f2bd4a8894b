/** The kind of user that sees a place. */
export type Who = 'guest' | 'owner' | 'new' | 'undecided' | 'noUnit' | 'blocked' | 'leaving' | 'watcher' | 'operator'
