import { utcOffsetCookie } from '@storefront/contract'

/** Random number that keeps a visitor in the same canaries. */
export const visitorCookie = 'visitor'

/** Signed token of a preview; also the parameter `?preview=<token>`. An empty value ends the preview. */
export const previewName = 'preview'

/** Versions that QA opened. */
export const overridesCookie = 'remotes'

/** Key of the travellers that this server stores. */
export const draftsCookie = 'travellers'

export const ownCookies = [
  visitorCookie,
  previewName,
  overridesCookie,
  draftsCookie,
  utcOffsetCookie,
]
