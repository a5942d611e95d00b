/** Slides of the home hero, in their order. */
export const slides = [
  {
    id: 1,
    image: 'hero-lagoon',
    title: 'The Caribbean, from people who live here',
    subtitle: 'Flights, hotels, tours and packages planned by our team in Cancún.',
  },
  {
    id: 2,
    image: 'hero-hotel-zone',
    title: 'Cancún, with your room key waiting',
    subtitle:
      'Fourteen miles of beach between the lagoon and the sea, at rates that show the whole price.',
  },
  {
    id: 3,
    image: 'hero-pyramid',
    title: 'Be at Chichén Itzá before the crowds',
    subtitle: 'Small groups, licensed guides, and a swim in a cenote on the way back.',
  },
  {
    id: 4,
    image: 'hero-wing',
    title: 'Eighty airports, one short hop to the sea',
    subtitle:
      'Compare every airline that flies to Cancún and book the way back in the same minute.',
  },
  {
    id: 5,
    image: 'hero-tulum',
    title: 'Tulum at its own pace',
    subtitle:
      'Ruins above the water, cenotes under the trees, and a table with its feet in the sand.',
  },
]
