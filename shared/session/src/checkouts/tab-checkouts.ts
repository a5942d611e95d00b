import { products } from '@storefront/contract'
import * as v from 'valibot'

export const tabCheckoutsSchema = v.object({
  /**
   * Checkouts begun or continued in this tab, newest first. Its summaries act on no others. The tab's form has other
   * travellers than an outdated one.
   */
  own: v.array(v.object({ id: v.string(), isOutdated: v.boolean() })),
  /** Checkout for whose payment page the tab last left, by product, and the document that left. */
  left: v.record(v.picklist(products), v.object({ id: v.string(), document: v.string() })),
  /** Masked address to which the confirmation of a checkout goes. */
  confirmation: v.nullable(v.object({ id: v.string(), address: v.string() })),
})

/** The tab's part in the checkouts of the device. Stored with the session, so that a duplicated tab has a copy. */
export type TabCheckouts = v.InferOutput<typeof tabCheckoutsSchema>

export const unusedTab: TabCheckouts = { own: [], left: {}, confirmation: null }
