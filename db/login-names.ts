/** The logins of the database: `super` prepares it, `owner` migrates, and `app` may do no more than it needs. */
export type Login = 'super' | 'owner' | 'app'

export const loginNames: Readonly<Record<Login, string>> = {
  super: 'jipsalpim_super',
  owner: 'jipsalpim_owner',
  app: 'jipsalpim_app',
}
