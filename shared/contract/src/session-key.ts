/** Key of the session in the storage of a tab. The suffix is the version of the stored shape. */
export const sessionKey = 'storefront-session-v3'
