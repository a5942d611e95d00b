import { type AirlineSeed, airlines } from './airlines.ts'
import { airportRows, homeAirport } from './airports.ts'
import { seeded } from './seeded.ts'

/** One line of the weekly schedule, as the `flight` table has it. */
export type FlightSeed = {
  flightNumber: string
  airlineCode: string
  origin: string
  destination: string
  departs: string
  durationMinutes: number
  weekdays: number
  seats: number
  fareCents: number
}

const everyDay = 0b1111111
/** Mon Wed Fri Sun and Tue Thu Sat: together every day of the week (bit 0 is Sunday). */
const halves = [0b0101011, 0b1010100] as const

/** Longest flight a single-aisle aircraft is sold on, km. */
const shortHaulKm = 5200

type Slot = { airline: AirlineSeed; weekdays: number }

/**
 * The whole weekly schedule: every airport to and from Cancún on every day of the week, daily or by two
 * airlines that share the week. The same on every run.
 */
export function buildSchedule(): FlightSeed[] {
  const home = airportRows.find(([iata]) => iata === homeAirport)
  if (!home) throw new Error(`${homeAirport} is missing`)
  const numbers = new Map<string, number>()
  return airportRows
    .filter((row) => row !== home)
    .flatMap((row) => {
      const [iata, , , country, , latitude, longitude] = row
      const km = distanceKm(home[5], home[6], latitude, longitude)
      return slotsFor(iata, country, km).flatMap(({ airline, weekdays }) => {
        const number = numbers.get(airline.code) ?? 101
        numbers.set(airline.code, number + 2)
        const out = flight(airline, number, homeAirport, iata, km, weekdays)
        const back = flight(airline, number + 1, iata, homeAirport, km, weekdays)
        return [out, back]
      })
    })
}

/** Who flies to an airport and when: near and large ones several times a day, far ones once. */
function slotsFor(iata: string, country: string, km: number): Slot[] {
  const able = airlines
    .filter((airline) => airline.countries.split(' ').includes(country))
    .filter((airline) => km <= shortHaulKm || airline.seats.long !== null)
    .sort((a, b) => seeded(`${iata}${a.code}`) - seeded(`${iata}${b.code}`))
  const [first, second, third] = able
  if (!first) throw new Error(`no airline flies to ${iata}`)
  const slots: Slot[] = []
  if (km > shortHaulKm && second) {
    slots.push({ airline: first, weekdays: halves[0] }, { airline: second, weekdays: halves[1] })
    return slots
  }
  slots.push({ airline: first, weekdays: everyDay })
  if (second) slots.push({ airline: second, weekdays: everyDay })
  if (third) slots.push({ airline: third, weekdays: halves[seeded(iata) < 0.5 ? 0 : 1] })
  if (busy.has(iata)) {
    for (const airline of able.slice(0, 2)) slots.push({ airline, weekdays: everyDay })
  }
  return slots
}

const busy = new Set('MEX GDL MTY MIA JFK ORD DFW IAH ATL LAX YYZ YUL'.split(' '))

function flight(
  airline: AirlineSeed,
  number: number,
  origin: string,
  destination: string,
  km: number,
  weekdays: number,
): FlightSeed {
  const flightNumber = `${airline.code}${String(number).padStart(4, '0')}`
  const isLong = km > shortHaulKm
  return {
    flightNumber,
    airlineCode: airline.code,
    origin,
    destination,
    departs: departure(flightNumber, isLong),
    durationMinutes: durationMinutes(km, origin !== homeAirport),
    weekdays,
    seats: (isLong && airline.seats.long) || airline.seats.short,
    fareCents: fareCents(km, airline.fareFactor, flightNumber),
  }
}

/** Between 05:50 and 21:45 in steps of five minutes; long flights leave in the afternoon and evening. */
function departure(flightNumber: string, isLong: boolean): string {
  const earliest = isLong ? 13 * 60 : 5 * 60 + 50
  const steps = Math.floor((21 * 60 + 45 - earliest) / 5)
  const minutes = earliest + Math.floor(seeded(`${flightNumber} departs`) * steps) * 5
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Gate to gate: taxi and climb, then cruise; westbound over the ocean takes longer. */
function durationMinutes(km: number, isToHome: boolean): number {
  const againstWind = km > shortHaulKm && isToHome ? 1.1 : 1
  return Math.round((35 + (km / 830) * 60 * againstWind) / 5) * 5
}

function fareCents(km: number, fareFactor: number, flightNumber: string): number {
  const usd = (52 + 0.19 * km ** 0.86) * fareFactor * (0.95 + 0.1 * seeded(`${flightNumber} fare`))
  return Math.round(usd * 100)
}

/** Great-circle distance. */
function distanceKm(latitude1: number, longitude1: number, latitude2: number, longitude2: number) {
  const rad = Math.PI / 180
  const a =
    Math.sin(((latitude2 - latitude1) * rad) / 2) ** 2 +
    Math.cos(latitude1 * rad) *
      Math.cos(latitude2 * rad) *
      Math.sin(((longitude2 - longitude1) * rad) / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(a))
}
