/** Identifier as the provider writes it: some send numbers, some strings; it is sent back unchanged. */
export type Id = string | number

/** Calendar day `YYYY-MM-DD` in the visitor's own calendar; never an instant. */
export type IsoDate = string

/** Numbers of travellers by age band (product 2.3). */
export type TravellerCounts = { adults: number; children: number; infants: number }

/** One age band of `TravellerCounts`. */
export type TravellerBand = keyof TravellerCounts

export type CabinClass = 'Economy' | 'Business' | 'First Class'

export type FlightType = 'Oneway' | 'Round Trip'

/** An airport that can be chosen as origin or destination. */
export type Airport = { id: Id; name: string; iataCode: string; airportName: string }

/** Flight search parameters. `from`/`to` are null until chosen; `returnDate` is null for Oneway. */
export type FlightSearch = {
  type: FlightType
  from: Airport | null
  to: Airport | null
  departureDate: IsoDate
  returnDate: IsoDate | null
  travellers: TravellerCounts
  cabinClass: CabinClass
}

/** Hotel search parameters, used by packages too. `destination` is the text searched for. */
export type HotelSearch = {
  destination: string
  checkInDate: IsoDate
  checkOutDate: IsoDate
  guests: TravellerCounts
}

/** Tour search parameters. */
export type TourSearch = { destination: string; tourDate: IsoDate; guests: TravellerCounts }

/** Until when a booking is cancelled free of charge: `time` (HH:MM, in Cancún) on the day so many days before the first one. */
export type FreeCancellation = { daysBefore: number; time: string }

/** A fee in USD that is paid on the spot and is in no total; a person is an adult or a child. */
export type LocalFee = {
  name: string
  usd: number
  per: 'stay' | 'night' | 'person' | 'person_night'
}

/** What the seller says of a price. Absent or empty where nothing is said. */
export type PriceTerms = {
  /** Sentences: whether taxes are in it, what luggage, what a change costs. */
  priceNotes?: string[]
  /** How it can be cancelled, in a sentence; `freeCancellation` says it to the hour. */
  cancellation?: string
  freeCancellation?: FreeCancellation
  localFees?: LocalFee[]
}

/** A flight as chosen: fares in USD per paying traveller; times as `HH:MM`, '' where they are to be confirmed. */
export type SelectedFlight = PriceTerms & {
  id: Id
  airlineName: string
  flightNumber: string
  originIata: string
  destinationIata: string
  departureTime: string
  arrivalTime: string
  dayOfWeek: string
  /** Calendar day flown, as searched. */
  date: IsoDate
  /** Day of arrival, where the provider sends it. */
  arrivalDate?: IsoDate
  /** Additions that the provider announced for a booking of this flight. */
  bookingAccepts?: string[]
  /** Price of this flight alone; null when the provider sells it for round trips only. */
  priceOneWayUsd: number | null
  /** Price of the whole round trip; null when the provider sells none. */
  priceRoundTripUsd: number | null
}

/** The hotel a room was chosen in. */
export type SelectedHotel = {
  id: Id
  slug: string
  name: string
  imageUrl: string | null
  destinationName: string
}

/** The rate a room was chosen at (keeps the id, the payload needs it). Prices in USD per night. */
export type SelectedRate = PriceTerms & {
  id: Id
  pricePerNightUsd: number | null
  infantPriceUsd: number | null
  minNights: number | null
}

/** A rate with whom it is sold to. Every bound is null where the provider sets none (product 3.4). */
export type Rate = SelectedRate & {
  /** What holds for infants, in the hotel's words. */
  infantPolicy: string | null
  /** Bounds of the sum of adults and children. */
  minPax: number | null
  maxPax: number | null
  maxAdults: number | null
  maxChildren: number | null
  maxInfants: number | null
}

/** A chosen room with its cheapest usable rate (product 3.3). */
export type SelectedRoom = {
  id: Id
  name: string
  imageUrl: string | null
  /** Fallback price in USD per night; null when only rates have prices. */
  pricePerNightUsd: number | null
  minNights: number | null
  /** People it sleeps, infants included; null or absent where the provider does not say. */
  sleeps?: number | null
  selectedRate: SelectedRate
  /** Everything it was sold at, for other dates or guests on the summary; releases of hotels up to 1.0 leave it out. */
  rates?: Rate[]
}

/** Days of every year, both included, as `MM-DD`; `to` before `from` goes over the new year. */
export type Season = { from: string; to: string }

/** A chosen package; price in USD per paying guest. */
export type SelectedPackage = PriceTerms & {
  id: Id
  slug: string
  name: string
  imageUrl: string | null
  destinationName: string
  durationDays: number | null
  pricePerPersonUsd: number
}

/** A chosen tour, as a package; `season` is when it may begin, absent where that is all year. */
export type SelectedTour = SelectedPackage & { season?: Season }
