import { addDays, cancunDay } from '@storefront/domain'
import { Caller } from './ask.ts'

const [day, nextDay, nextWeek] = [4, 5, 11].map((days) => addDays(cancunDay(new Date()), days))
const stay = `check_in=${day}&check_out=${nextDay}&adults=2&children=0&infants=0`

/** The reads of a visit that compares flights, hotels, tours and packages, in its order. */
export const visitReads = [
  '/page/home',
  '/destinations/popular',
  '/airports/search?query=',
  '/airports/search?query=mia',
  `/flights/search?from=CUN&to=MIA&date=${day}&returnDate=${nextWeek}&type=Round+Trip`,
  '/destinations/search?query=tul',
  `/hotels?q=Tulum&${stay}`,
  `/hotels?q=&${stay}`,
  '/hotels/torre-marea',
  '/tours?q=Tulum',
  '/tours/chichen-itza-at-dawn',
  `/packages?q=&${stay}`,
  '/articles',
].map((path) => `/api/v1${path}`)

/** What a browser takes. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' }

/** What a storefront answers to each of the reads. Throws where one is not answered 200. */
export async function readVisit(storefront: string) {
  const caller = new Caller()
  const answers = new Map<string, { type: string; encoding: string; body: Buffer }>()
  for (const path of visitReads) {
    const { status, headers, text } = await caller.ask(`${storefront}${path}`, {
      headers: browserHeaders,
    })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    answers.set(path, {
      type: headers['content-type'] ?? '',
      encoding: headers['content-encoding'] ?? 'identity',
      body: Buffer.from(text, 'latin1'),
    })
  }
  caller.close()
  return answers
}
