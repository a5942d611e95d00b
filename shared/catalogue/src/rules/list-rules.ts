import { byAlphabet, plainText } from '@storefront/domain'

/** Orders and filters of a list. */
export type ListRules<Item> = {
  /** The first is the default. */
  orders: readonly Order<Item>[]
  filters: readonly Filter<Item>[]
  /** Changes an item for the chosen filters, e.g. its price. */
  shownAs?: (item: Item, view: ListView) => Item
}

export type Order<Item> = {
  value: string
  label: string
  /** Ties keep the provider's order. */
  compare: (a: Item, b: Item) => number
  /** False if the order cannot tell these items apart. */
  isOffered?: (items: readonly Item[]) => boolean
}

/** Without a chosen value a filter keeps every item. */
export type Filter<Item> = ChoiceFilter<Item> | TextFilter<Item>

type ChoiceFilter<Item> = BandFilter<Item> | ValueFilter<Item>

type Field = {
  /** Name in the address. */
  parameter: string
  label: string
}

/** Chooses bands of a number. An item whose number is null is in none. */
type BandFilter<Item> = Field & {
  bands: readonly Band[]
  numberOf: (item: Item) => number | null
}

/** Numbers from `from` up to, but not including, `below`. */
export type Band = { value: string; label: string; from?: number; below?: number }

/** Chooses from the values of the listed items. */
type ValueFilter<Item> = Field & {
  valuesOf: (item: Item) => readonly string[]
  /** An item must have all chosen values, not one of them. The most common values come first then, else the alphabet decides. */
  needsAll?: boolean
}

/** Finds a part of a text. Case and accents are ignored. */
type TextFilter<Item> = Field & { textOf: (item: Item) => string }

/** Chosen values by their parameter in the address, the order as `sort`. */
export type ListView = Readonly<Record<string, readonly string[]>>

export function offeredOrders<Item>({ orders }: ListRules<Item>, items: readonly Item[]) {
  return orders.filter(({ isOffered }) => isOffered?.(items) ?? true)
}

/** The chosen order, or the first one. */
export function chosenOrder<One extends { value: string }>(orders: readonly One[], view: ListView) {
  return orders.find(({ value }) => view.sort?.includes(value)) ?? orders[0]
}

/** Items that pass all filters, in the chosen order. */
export function listedItems<Item>(
  rules: ListRules<Item>,
  items: readonly Item[],
  view: ListView,
): Item[] {
  const order = chosenOrder(offeredOrders(rules, items), view)
  return filteredItems(rules, items, view).sort(order?.compare)
}

function filteredItems<Item>(rules: ListRules<Item>, items: readonly Item[], view: ListView) {
  const { filters, shownAs = (item) => item } = rules
  return items
    .map((item) => shownAs(item, view))
    .filter((item) => filters.every((filter) => passes(filter, item, view)))
}

function passes<Item>(filter: Filter<Item>, item: Item, view: ListView): boolean {
  const chosen = view[filter.parameter] ?? []
  if (chosen.length === 0) return true
  if ('textOf' in filter) {
    const text = plainText(filter.textOf(item))
    return chosen.every((part) => text.includes(plainText(part)))
  }
  const values = valuesOf(filter, item)
  const isIn = (value: string) => values.includes(value)
  return needsAll(filter) ? chosen.every(isIn) : chosen.some(isIn)
}

function needsAll<Item>(filter: ChoiceFilter<Item>): boolean {
  return 'needsAll' in filter && filter.needsAll === true
}

function valuesOf<Item>(filter: ChoiceFilter<Item>, item: Item) {
  if ('valuesOf' in filter) return filter.valuesOf(item)
  const number = filter.numberOf(item)
  return filter.bands
    .filter(
      ({ from = -Infinity, below = Infinity }) =>
        number !== null && number >= from && number < below,
    )
    .map(({ value }) => value)
}

/** Control of a filter: a text, or options, each with its number of items that pass the other filters. */
export type FilterField = Field & { chosen: readonly string[]; options?: FilterOption[] }

type FilterOption = { value: string; label: string; count: number }

/** Controls of all filters. Only values that an item has are options. */
export function filterFields<Item>(
  rules: ListRules<Item>,
  items: readonly Item[],
  view: ListView,
): FilterField[] {
  return rules.filters.map((filter) => {
    const { parameter, label } = filter
    const field = { parameter, label, chosen: view[parameter] ?? [] }
    if ('textOf' in filter) return field
    const found = countValues(filter, items)
    // Another value that is needed, too, leaves fewer items.
    const others = needsAll(filter) ? view : { ...view, [parameter]: [] }
    const left = countValues(filter, filteredItems(rules, items, others))
    const options = optionsIn(filter, found).map(({ value, label }) => ({
      value,
      label,
      count: left.get(value) ?? 0,
    }))
    return { ...field, options }
  })
}

function optionsIn<Item>(filter: ChoiceFilter<Item>, found: ReadonlyMap<string, number>) {
  if ('bands' in filter) return filter.bands.filter(({ value }) => found.has(value))
  return [...found]
    .sort(([a, ofA], [b, ofB]) => (needsAll(filter) ? ofB - ofA : 0) || byAlphabet(a, b))
    .map(([value]) => ({ value, label: value }))
}

function countValues<Item>(
  filter: ChoiceFilter<Item>,
  items: readonly Item[],
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of items.flatMap((item) => [...new Set(valuesOf(filter, item))])) {
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
