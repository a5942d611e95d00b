/** The fake provider lives beside the client; this address of it goes when nobody imports it any more. */
export * from '@storefront/http/testing'
