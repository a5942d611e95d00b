import { groupRows, readGroup, travellerCount } from '@storefront/domain'

/** A group that asks for an offer, as the contact page shows and sends it. */
export type AskingGroup = { rows: { label: string; value: string }[]; subject: string }

/** Reads a group from the contact page's address, or null. Part of the loader, so that no other visitor downloads it. */
export function readAskingGroup(params: URLSearchParams): AskingGroup | null {
  const group = readGroup(params)
  if (!group) return null
  const subject = `Group of ${travellerCount(group.guests)} (${group.product})`
  return { rows: groupRows(group), subject }
}
