// Every time of a booking in the browser, in ms.

/** Longest wait of a receipt for the travellers' names. */
export const namesBudgetMs = 1000

/** Longest wait for the storefront server to store the travellers, before the browser leaves for the payment page. */
export const saveBudgetMs = 2000

/** Revoking the address of a calendar file at once cancels its download in some browsers. */
export const downloadMs = 10_000

/**
 * Longest wait for the payment page to open. Then the departure is stopped, because a changed form must not be followed by
 * the payment page of the earlier one. Slow networks need more than 10 s.
 */
export const leavingMs = 30_000

/** Shortest lifetime of a payment page. */
export const paymentPageMs = 30 * 60_000

/** An unfinished checkout can be continued this long. */
export const unfinishedMs = 24 * 60 * 60_000
