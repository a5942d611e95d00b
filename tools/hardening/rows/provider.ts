import type { Row } from '../row.ts'

/** What hostile clients and dying processes do to bookings, stock and money. */
export const providerRows: Row[] = []
