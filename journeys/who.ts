/** The kind of user that a place is shown to. */
export type Who = 'guest' | 'owner' | 'new' | 'undecided' | 'noUnit' | 'blocked' | 'leaving' | 'watcher' | 'operator'
