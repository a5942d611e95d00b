import { type Fault, faultsIn } from '../../fault.ts'

const travellers = 'shared/booking/src/travellers'
const payment = 'shared/booking/src/payment'
const form = `${travellers}/TravellerForm.browser.test.tsx`
const frame = 'shared/booking/src/summary/SummaryFrame.browser.test.tsx'

// §2, §4 and §5 of every traveller form and of paying.
export const faults: Fault[] = [
  ...faultsIn(
    `${travellers}/TravellerForm.tsx`,
    [form, 'every traveller has a section'],
    [['§2: the first section is open', 'open: new Set([0]), visited', 'open: new Set(), visited']],
  ),
  ...faultsIn(
    `${travellers}/TravellerInput.tsx`,
    [form, 'a section has the eight fields'],
    [
      ['§5: inputs are all marked required', 'required: true', 'required: false'],
      ['§5: email, tel and date input types', 'type={field.kind}', 'type="text"'],
    ],
  ),
  ...faultsIn(
    `${travellers}/fields.ts`,
    [form, 'a section has the eight fields'],
    [
      ['§2: First Name', "'First Name'", "'Given Name'"],
      ['§2: Last Name', "'Last Name'", "'Family Name'"],
      ['§2: Email Address', "'Email Address'", "'Email'"],
      ['§2: Phone Number', "'Phone Number'", "'Phone'"],
      ['§2: Nationality', "'Nationality'", "'Country'"],
      ['§2: Date of Birth', "'Date of Birth'", "'Birthday'"],
      ['§2: Passport Number', "'Passport Number'", "'Passport'"],
      ['§2: Passport Expiry Date', "'Passport Expiry Date'", "'Passport Expiry'"],
    ],
  ),
  ...faultsIn(
    `${payment}/BookingActions.tsx`,
    [frame, 'Processing'],
    [
      ["§2: 'Processing...' while the card call runs", 'busy={actions.isPaying}', 'busy={false}'],
      [
        '§2: and while the WhatsApp call runs',
        'busy={actions.isRequesting}',
        'busy={actions.isRequesting || actions.isPaying}',
      ],
    ],
  ),
  ...faultsIn(
    `${payment}/BookingActions.tsx`,
    [frame, 'the summary shows rows'],
    [
      ["§2: 'Confirm & Pay with Card'", 'Confirm &amp; Pay with Card', 'Pay with Card'],
      ["§2: 'Book via WhatsApp'", 'Book via WhatsApp', 'Send by WhatsApp'],
    ],
  ),
  ...faultsIn(`${payment}/useBookingActions.ts`, frame, [
    [
      '§4: the browser is sent to redirect_url',
      'browser.leave(address)',
      'void address',
      'paying sends the guests once',
    ],
    [
      '§4: the request is recorded, then the window opens',
      'await calls.requestByWhatsApp(travellers, key)\n',
      '',
      'WhatsApp: the request is recorded',
    ],
    [
      'readings: a blocked window leaves a link',
      'isBlocked: !openChat(browser, address)',
      'isBlocked: openChat(browser, address) === null',
      'a blocked window',
    ],
    [
      '§5: paying is blocked with an alert',
      "if (way === 'whatsApp' || !blockedBy) return options.completeTravellers()",
      'if (blockedBy !== "") return options.completeTravellers()',
      'what blocks paying',
    ],
    [
      '§5: only paying is blocked',
      "if (way === 'whatsApp' || !blockedBy)",
      'if (!blockedBy)',
      'what blocks paying',
    ],
    [
      '§2: what blocks paying is still said where a request failed',
      'failure?.text === blockedBy ? null : blockedBy',
      'failure ? null : blockedBy',
      'a request that fails says so beside',
    ],
    [
      'what has sold out is said',
      'alert(text, isSoldOut(error))',
      'alert(text)',
      'what has sold out',
    ],
    [
      'readings: card success without redirect_url is the failure alert',
      "if (!address) throw new Error('The answer has no address that may be followed.')",
      'if (!address) return',
      'a card call that',
    ],
  ]),
  ...faultsIn(
    `${travellers}/TravellerInput.tsx`,
    [form, 'nobody is born after today'],
    [['nobody is born after today', 'field.isPast ? today : lastDay', 'lastDay']],
  ),
  ...faultsIn(
    `${travellers}/problems.ts`,
    [form, 'nobody is born after today'],
    [['nobody is born after today, in a closed section either', 'text > today', 'text > "9999"']],
  ),
  ...faultsIn('shared/contract/src/wire/bookings.ts', 'shared/contract/src/wire/bookings.test.ts', [
    ['§5: no upper bound', 'v.array(travellerRecord)', 'v.array(travellerRecord), v.maxLength(99)'],
  ]),
]
