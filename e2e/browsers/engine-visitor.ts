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

/** From one field to the next: a date field has several stops of its own. */
const mostStops = 6

/** A visitor in whichever engine: presses, types and reads by role and label, with mouse and keys of the browser itself. */
export class EngineVisitor {
  readonly #engine: Engine
  readonly #site: string

  constructor(engine: Engine, site: string) {
    this.#engine = engine
    this.#site = site
  }

  /** Types an address of the site. The page can be used when this is done. */
  async opens(path: string) {
    await this.#engine.opens(this.#site + path)
    await eventually(async () => {
      if (!(await this.#engine.runs(String(isLive), []))) throw new Error(`${path} does not start.`)
    })
  }

  /** The text of what is meant once it is there: of a field its value. */
  async reads(target: Target): Promise<string> {
    return eventually(async () => (await this.#sees(target)).text)
  }

  /** Waits until what is meant is there and holds `text`. */
  async waitsFor(target: Target, text: string) {
    await eventually(async () => {
      const { text: held } = await this.#sees(target)
      if (held !== text)
        throw new Error(`${JSON.stringify(target)} holds “${held}”, not “${text}”.`)
    })
  }

  /** True when the target is on the page now; does not wait. */
  async has(target: Target): Promise<boolean> {
    return (await this.#looks(target)) !== null
  }

  /** Presses what is meant with the mouse, once it stands still and nothing covers it. */
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

  /** Goes on with Tab until a field has the focus, types, and wants it to hold `value` then: the text itself when absent. */
  async fills(field: Target, text: string, value = text) {
    for (let stops = 0; !(await this.#sees(field)).isFocused; stops++) {
      if (stops === mostStops) throw new Error(`Tab does not get to ${JSON.stringify(field)}`)
      await this.#engine.tabs()
    }
    await this.#engine.types(text)
    await this.waitsFor(field, value)
  }

  /** Types a day `YYYY-MM-DD` into a date field: as an English browser wants it. */
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
