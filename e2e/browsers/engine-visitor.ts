import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { isLive } from '@storefront/chromium'
import type { Engine } from './engine.ts'
import { eventually } from './eventually.ts'
import { look, type Sight, type Target } from './in-page.ts'

const queries = await readFile(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)

/** Most presses of Tab to the next field. A date field has several stops. */
const mostStops = 6

/** Presses, types and reads by role and label in any engine, with the browser's own mouse and keys. */
export class EngineVisitor {
  readonly #engine: Engine
  readonly #site: string

  constructor(engine: Engine, site: string) {
    this.#engine = engine
    this.#site = site
  }

  /** Opens a path of the site and waits until the page is hydrated. */
  async opens(path: string) {
    await this.#engine.opens(this.#site + path)
    await eventually(async () => {
      if (!(await this.#engine.runs(String(isLive), []))) throw new Error(`${path} does not start.`)
    })
  }

  /** Waits for the target. Returns its text, or its value if it is a field. */
  async reads(target: Target): Promise<string> {
    return eventually(async () => (await this.#sees(target)).text)
  }

  /** Waits until the target holds `text`. */
  async waitsFor(target: Target, text: string) {
    await eventually(async () => {
      const { text: held } = await this.#sees(target)
      if (held !== text)
        throw new Error(`${JSON.stringify(target)} holds “${held}”, not “${text}”.`)
    })
  }

  /** True when the target is on the page now. */
  async has(target: Target): Promise<boolean> {
    return (await this.#looks(target)) !== null
  }

  /** Clicks the target once it stands still and nothing covers it. */
  async presses(target: Target) {
    let before = ''
    const [x, y] = await eventually(async () => {
      const { at } = await this.#sees(target)
      if (!at) throw new Error(`Covered: ${JSON.stringify(target)}`)
      const isStill = before === String(at)
      before = String(at)
      if (!isStill) throw new Error(`Moves: ${JSON.stringify(target)}`)
      return at
    })
    await this.#engine.clicks(x, y)
  }

  /** Moves to a field by Tab, types, and waits until the field holds `value`. */
  async fills(field: Target, text: string, value = text) {
    for (let stops = 0; !(await this.#sees(field)).isFocused; stops++) {
      if (stops === mostStops) throw new Error(`Tab does not get to ${JSON.stringify(field)}`)
      await this.#engine.tabs()
    }
    await this.#engine.types(text)
    await this.waitsFor(field, value)
  }

  /** Types a day `YYYY-MM-DD` into a date field of an English browser. */
  async fillsDay(field: Target, day: string) {
    const [year = '', month = '', dayOfMonth = ''] = day.split('-')
    await this.fills(field, `${month}/${dayOfMonth}/${year}`, day)
  }

  async #sees(target: Target): Promise<Sight> {
    const sight = await this.#looks(target)
    if (!sight) throw new Error(`Not there: ${JSON.stringify(target)}`)
    return sight
  }

  async #looks(target: Target): Promise<Sight | null> {
    const { runs } = this.#engine
    if (!(await runs('() => "TestingLibraryDom" in window', [])))
      await runs(`() => {${queries}}`, [])
    return (await runs(String(look), [target])) as Sight | null
  }
}
