/** An airline and how it flies. Names are invented; so are the codes. */
export type AirlineSeed = {
  code: string
  name: string
  /** Countries it connects with Cancún. */
  countries: string
  /** Fare against the ordinary one. */
  fareFactor: number
  seats: { short: number; long: number | null }
}

const latin = 'CU DO PR BZ GT SV CR PA CO EC PE CL AR BR'

export const airlines: readonly AirlineSeed[] = [
  {
    code: 'QZ',
    name: 'Aerovía Quetzal',
    countries: `MX US ${latin} ES GB FR`,
    fareFactor: 1.06,
    seats: { short: 160, long: 274 },
  },
  {
    code: 'VC',
    name: 'Vuela Caribe',
    countries: `MX US ${latin}`,
    fareFactor: 0.82,
    seats: { short: 186, long: null },
  },
  {
    code: 'KM',
    name: 'Kukul Air',
    countries: 'MX BZ GT SV CU',
    fareFactor: 0.94,
    seats: { short: 74, long: null },
  },
  {
    code: 'GX',
    name: 'Gulf Crossing Airlines',
    countries: 'US',
    fareFactor: 1.02,
    seats: { short: 172, long: null },
  },
  {
    code: 'NX',
    name: 'Northline',
    countries: 'US CA',
    fareFactor: 1.08,
    seats: { short: 150, long: null },
  },
  {
    code: 'BP',
    name: 'Blue Pelican',
    countries: 'US PR DO',
    fareFactor: 0.78,
    seats: { short: 180, long: null },
  },
  {
    code: 'LF',
    name: 'Laurentide',
    countries: 'CA',
    fareFactor: 1.04,
    seats: { short: 168, long: null },
  },
  {
    code: 'SP',
    name: 'Sunparcel',
    countries: 'CA GB',
    fareFactor: 0.86,
    seats: { short: 189, long: 304 },
  },
  {
    code: 'AC',
    name: 'Andina Condor',
    countries: 'CO EC PE CL AR PA',
    fareFactor: 1.03,
    seats: { short: 174, long: 247 },
  },
  {
    code: 'IT',
    name: 'Istmo Airlines',
    countries: 'PA CR SV GT',
    fareFactor: 0.99,
    seats: { short: 154, long: null },
  },
  {
    code: 'TQ',
    name: 'Transatlántica',
    countries: 'ES PT FR IT',
    fareFactor: 0.97,
    seats: { short: 180, long: 299 },
  },
  {
    code: 'EU',
    name: 'Euralia',
    countries: 'PT FR GB NL BE DE CH IT PL TR',
    fareFactor: 1.1,
    seats: { short: 180, long: 287 },
  },
  {
    code: 'HL',
    name: 'Hansa Lagune',
    countries: 'NL BE DE CH PL TR',
    fareFactor: 0.92,
    seats: { short: 180, long: 310 },
  },
]
