import { dayFromToday, written } from './days.ts'

/** Record that one traveller types into the summary's form. */
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

/** A traveller whose name is not plain ASCII: names have to survive every step. */
export const lucia: Person = {
  firstName: 'Lucía',
  lastName: "O'Brien & Núñez",
  email: 'lucia@example.com',
  phone: '+52 998 111 2233',
  nationality: 'Mexico',
  birthDate: '1988-02-17',
  passport: 'XK7400912',
  passportExpiry: '2031-05-30',
}

const family = { lastName: 'Núñez', email: 'lucia@example.com', phone: lucia.phone }

export const mateo: Person = {
  ...{ ...family, firstName: 'Mateo', email: 'mateo@example.com', nationality: 'Mexico' },
  ...{ birthDate: '1986-09-03', passport: 'XK7400913', passportExpiry: '2032-01-12' },
}

/** A child. */
export const emma: Person = {
  ...{ ...family, firstName: 'Emma', nationality: 'United States of America' },
  ...{ birthDate: '2018-06-21', passport: 'QT5502871', passportExpiry: '2029-06-20' },
}

/** An infant. */
export const leo: Person = {
  ...{ ...family, firstName: 'Leo', nationality: 'Canada' },
  ...{ birthDate: dayFromToday(-400), passport: 'QT5502872', passportExpiry: '2030-11-01' },
}

/** Texts that may be in no address, storage or log: passports and birth dates. */
export function secretsOf(people: Person[]): string[] {
  return people.flatMap(({ birthDate, passport }) => [passport, birthDate, written(birthDate)])
}
