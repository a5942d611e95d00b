import { dayFromToday, written } from './days.ts'

/** A traveller's record in the summary's form. */
export type Person = {
  firstName: string
  lastName: string
  email: string
  phone: string
  nationality: string
  birthDate: string
  passport: string
  passportExpiry: string
}

const passportExpiry = dayFromToday(1500)

/** An adult whose name is not plain ASCII. */
export const lucia: Person = {
  firstName: 'Lucía',
  lastName: "O'Brien & Núñez",
  email: 'lucia@example.com',
  phone: '+52 998 111 2233',
  nationality: 'Mexico',
  birthDate: '1988-02-17',
  passport: 'XK7400912',
  passportExpiry,
}

const family = { lastName: 'Núñez', email: 'lucia@example.com', phone: lucia.phone }

export const mateo: Person = {
  ...{ ...family, firstName: 'Mateo', email: 'mateo@example.com', nationality: 'Mexico' },
  ...{ birthDate: '1986-09-03', passport: 'XK7400913', passportExpiry },
}

/** A child. */
export const emma: Person = {
  ...{ ...family, firstName: 'Emma', nationality: 'United States of America' },
  ...{ birthDate: dayFromToday(-3000), passport: 'QT5502871', passportExpiry },
}

/** An infant. */
export const leo: Person = {
  ...{ ...family, firstName: 'Leo', nationality: 'Canada' },
  ...{ birthDate: dayFromToday(-400), passport: 'QT5502872', passportExpiry },
}

/** Passport numbers and birth dates, which must not be in an address, a storage or a log. */
export function secretsOf(people: Person[]): string[] {
  return people.flatMap(({ birthDate, passport }) => [passport, birthDate, written(birthDate)])
}
