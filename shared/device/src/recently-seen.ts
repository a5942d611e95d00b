import * as v from 'valibot'
import { deviceList } from './device-list.ts'
import { seenKey } from './has-device-data.ts'

const seenShape = v.object({
  product: v.picklist(['hotel', 'tour', 'package']),
  slug: v.string(),
  name: v.string(),
  imageUrl: v.nullable(v.string()),
  /** Price in USD when seen, or null. */
  price: v.nullable(v.object({ usd: v.number(), per: v.picklist(['night', 'person']) })),
  /** Length of a package; null for others, and if unknown. */
  durationDays: v.optional(v.nullable(v.number()), null),
})

/** Detail page opened on this device (product 1.4). Holds nothing about the visitor. */
export type Seen = v.InferOutput<typeof seenShape>

const seen = deviceList<Seen>({
  key: seenKey,
  name: 'recently seen pages',
  record: seenShape,
  most: 6,
  isSame: (a, b) => a.product === b.product && a.slug === b.slug,
})

/** Last opened hotels, tours and packages, newest first, at most six. */
export const readSeen = seen.read

export const clearSeen = seen.clear

export const rememberSeen = seen.remember
