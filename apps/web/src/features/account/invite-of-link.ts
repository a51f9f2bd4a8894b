/** The invite code of a link (`/subscribe/invite-landing?code=`), for the life of the tab. */
const KEY = 'nz_invite'

export const saveInviteOfLink = (code: string): void => sessionStorage.setItem(KEY, code.slice(0, 40))
export const inviteOfLink = (): string | null => sessionStorage.getItem(KEY)
export const dropInviteOfLink = (): void => sessionStorage.removeItem(KEY)
