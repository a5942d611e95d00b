import { byAlphabet } from '@storefront/domain'

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

type Field = {
  /** Name in the address. */
  parameter: string
  label: string
}

/** Chooses from values that items have. */
type ChoiceFilter<Item> = Field & {
  valuesOf: (item: Item) => readonly string[]
  /** All values, in their order. Without it they are those of the listed items. */
  options?: readonly Option[]
  /** An item must have all chosen values, not one of them. The most common ones come first then, else the alphabet decides. */
  needsAll?: boolean
}

type Option = { value: string; label: string }

/** Finds a typed text. */
type TextFilter<Item> = Field & { finds: (item: Item, text: string) => boolean }

/** Numbers from `from` up to, but not including, `below`. */
export type Band = Option & { from?: number; below?: number }

/** Choice between bands of a number. An item whose number is null is in none. */
export function inBands<Item>(numberOf: (item: Item) => number | null, bands: readonly Band[]) {
  const valuesOf = (item: Item) => {
    const number = numberOf(item)
    const isIn = ({ from = -Infinity, below = Infinity }: Band) =>
      number !== null && number >= from && number < below
    return bands.filter(isIn).map(({ value }) => value)
  }
  return { valuesOf, options: bands }
}

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
  if ('finds' in filter) return chosen.every((text) => filter.finds(item, text))
  const values = filter.valuesOf(item)
  const isIn = (value: string) => values.includes(value)
  return filter.needsAll ? chosen.every(isIn) : chosen.some(isIn)
}

/** Control of a filter: a text, or options, each with its number of items that pass the other filters. */
export type FilterField = Field & { chosen: readonly string[]; options?: FilterOption[] }

type FilterOption = Option & { count: number }

/** Controls of all filters. Only values that an item has are options. */
export function filterFields<Item>(
  rules: ListRules<Item>,
  items: readonly Item[],
  view: ListView,
): FilterField[] {
  return rules.filters.map((filter) => {
    const { parameter, label } = filter
    const field = { parameter, label, chosen: view[parameter] ?? [] }
    if ('finds' in filter) return field
    const found = countValues(filter, items)
    // Another value that is needed, too, leaves fewer items.
    const others = filter.needsAll ? view : { ...view, [parameter]: [] }
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
  if (filter.options) return filter.options.filter(({ value }) => found.has(value))
  return [...found]
    .sort(([a, ofA], [b, ofB]) => (filter.needsAll ? ofB - ofA : 0) || byAlphabet(a, b))
    .map(([value]) => ({ value, label: value }))
}

function countValues<Item>({ valuesOf }: ChoiceFilter<Item>, items: readonly Item[]) {
  const counts = new Map<string, number>()
  for (const value of items.flatMap((item) => [...new Set(valuesOf(item))])) {
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
