import { type Fault, faultsIn } from '../../fault.ts'

const screens = 'hotels/src/screens'
const form = `${screens}/HotelSearchForm.browser.test.tsx`
const noDestination = [form, 'without a destination'] as const

// §2 and §5 of the hotel search form.
export const faults: Fault[] = [
  ...faultsIn('hotels/src/domain/search.ts', noDestination, [
    [
      "§5: 'Please select a destination.'",
      'Please select a destination.',
      'Please choose a destination.',
    ],
    ['§5: destination required', "destination.trim() === ''", 'destination === null'],
  ]),
  ...faultsIn('shared/catalogue/src/search/SearchFields.tsx', noDestination, [
    [
      'readings: the first offending field gets focus',
      'if (problem) destination.current?.focus()',
      '',
    ],
    [
      'readings: an inline alert',
      '<Callout tone="error" className={styles.problem}>',
      '<Callout tone="info" className={styles.problem}>',
    ],
  ]),
  ...faultsIn(
    'shared/catalogue/src/search/SearchFields.tsx',
    [form, 'before any script'],
    [
      ['§2: guests in the query string', 'name="guests"', 'name="people"'],
      ['§2: checkin in the query string', 'startName="checkin"', 'startName="from"'],
      ['§2: checkout in the query string', 'endName="checkout"', 'endName="to"'],
    ],
  ),
  ...faultsIn('shared/catalogue/src/stays/StaySearchForm.tsx', form, [
    [
      '§4: counts are the travellers of every tab',
      "publish('traveller-count-changed', { band, count })",
      'void [band, count]',
      'guests are the travellers',
    ],
  ]),
  ...faultsIn(`${screens}/HotelSearchForm.tsx`, form, [
    [
      '§3: destination search results are of a type',
      "['destination', 'hotel']",
      "['destination', 'hotel', 'tour']",
      'destinations and hotels',
    ],
  ]),
]
