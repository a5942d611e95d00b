import type { TravellerDraft } from '@storefront/domain'
import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { travellerFields } from '../travellers/fields.ts'
import { ana } from './ana.ts'

/** Types a traveller into an open section. */
export async function fillTraveller(
  user: UserEvent,
  section: HTMLElement,
  traveller: TravellerDraft = ana,
): Promise<void> {
  for (const { label, name, kind } of travellerFields) {
    const input = within(section).getByLabelText(label)
    if (kind === 'country') {
      await user.selectOptions(input, traveller[name])
    } else {
      await user.clear(input)
      if (traveller[name]) await user.type(input, traveller[name])
    }
  }
}
