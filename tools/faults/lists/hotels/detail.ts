import { type Fault, faultsIn } from '../../fault.ts'

const screens = 'hotels/src/screens'
const components = 'hotels/src/components'
const detail = `${screens}/DetailScreen.browser.test.tsx`
const gallery = 'shared/ui/src/gallery/Gallery.browser.test.tsx'
const everyElement = [detail, 'the page has every element'] as const

// §2 Hotel detail.
export const faults: Fault[] = [
  ...faultsIn(
    `${screens}/DetailScreen.tsx`,
    [detail, 'a spinner'],
    [
      [
        '§2 Hotel detail: spinner while loading',
        '<DetailPending label="Loading hotel…" />',
        'null',
      ],
    ],
  ),
  ...faultsIn('shared/catalogue/src/details/DetailBanner.tsx', everyElement, [
    [
      '§2 Hotel detail: banner with destination name',
      '{destinationName && (',
      '{destinationName === null && (',
    ],
    ['§2 Hotel detail: banner with image', 'src={imageUrl}', 'src={null}'],
  ]),
  ...faultsIn(`${components}/HotelHeading.tsx`, everyElement, [
    ['§2 Hotel detail: hotel name', '>{name}</h1>', '></h1>'],
    ['§2 Hotel detail: rating as x/5', '<Rating value={rating} />', '{rating}'],
    ["§2 Hotel detail: '(Based on user reviews)'", '(Based on user reviews)', '(Guest reviews)'],
  ]),
  ...faultsIn(`${components}/AboutHotel.tsx`, everyElement, [
    ["§2 Hotel detail: 'About this hotel'", 'About this hotel', 'About the hotel'],
    ['§2 Hotel detail: HTML description', '<FoldedHtml html={description} />', 'Soon.'],
    ["§2 Hotel detail: 'Included Services'", '"Included Services"', '"Services"'],
    ['§2 Hotel detail: a list of services', 'services={services}', 'services={services.slice(1)}'],
    ["§2 Hotel detail: 'Image Gallery'", '"Image Gallery"', '"Pictures"'],
    ['§2 Hotel detail: main slider', '<Gallery\n', '<div\n'],
  ]),
  ...faultsIn(`${components}/HotelRooms.tsx`, everyElement, [
    ["§2 Hotel detail: 'Available Rooms'", '"Available Rooms"', '"Rooms"'],
  ]),
  ...faultsIn(
    'hotels/src/api/calls.ts',
    ['hotels/src/exposed/routes.test.tsx', 'a hotel is rendered'],
    [
      [
        '§2 Hotel detail: sanitised HTML',
        'await sanitizeHtml(wire.description)',
        'wire.description as Awaited<ReturnType<typeof sanitizeHtml>>',
      ],
    ],
  ),
  ...faultsIn('shared/ui/src/gallery/Gallery.tsx', gallery, [
    ['§2 gallery: 2 thumbnails under 576 px', '{ 0: 2,', '{ 0: 3,'],
    ['§2 gallery: 3 from 576', '576: 3', '576: 2'],
    ['§2 gallery: 4 from 768', '768: 4', '768: 3'],
    ['§2 gallery: 5 from 992', '992: 5', '992: 4'],
    ['§2 gallery: 6 from 1200', '1200: 6', '1200: 5'],
    ['§2 gallery: 7 from 1400', '1400: 7', '1400: 6'],
  ]),
  ...faultsIn(
    'shared/ui/src/gallery/Gallery.tsx',
    [gallery, 'a thumbnail shows'],
    [
      [
        'issue 4: thumbnails have a slider above',
        '{many && !isCompact && (',
        '{many && isCompact && (',
      ],
    ],
  ),
  ...faultsIn('shared/ui/src/gallery/Gallery.tsx', gallery, [
    [
      'issue 4: keyboard operable',
      '{ ArrowLeft: -1, ArrowRight: 1 }[event.key]',
      '{ PageUp: -1, PageDown: 1 }[event.key]',
      'the arrows and the arrow keys',
    ],
  ]),
  ...faultsIn(
    'shared/ui/src/gallery/Thumbnails.tsx',
    [gallery, 'a thumbnail shows'],
    [
      [
        'issue 4: thumbnails have unique names',
        "`Show picture ${index + 1}${image.alt ? `: ${image.alt}` : ''}`",
        "'Show picture'",
      ],
    ],
  ),
  ...faultsIn(
    `${screens}/HotelView.tsx`,
    [detail, 'selecting a room'],
    [
      [
        '§4: choosing a room saves hotel and room',
        "publish('room-selected', roomSelection(hotel, room, rate))",
        'void [publish, roomSelection, room, rate]',
      ],
      ['§4: and goes to room-summary', 'navigate(paths.roomSummary)', 'navigate(paths.hotels)'],
    ],
  ),
  ...faultsIn(`${screens}/HotelView.tsx`, detail, [
    [
      'issue 4: guests can be changed here',
      'onCountChange={changeCount}',
      'onCountChange={() => {}}',
      'guests are changed here',
    ],
    [
      'issue 4: dates can be changed here',
      'end: addDays(search.checkInDate, nights)',
      'end: search.checkOutDate',
      'a stay can be made long',
    ],
  ]),
]
