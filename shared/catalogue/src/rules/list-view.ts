import { shownParameter } from '@storefront/domain'
import type { ListRules, ListView } from './list-rules.ts'

/** Parameters of a list whose change starts no search. */
export function viewParameters<Item>({ filters }: ListRules<Item>): string[] {
  return ['sort', ...filters.map(({ parameter }) => parameter), shownParameter]
}

/** Reads order and filters from an address. Unknown values are ignored. */
export function readView<Item>(rules: ListRules<Item>, params: URLSearchParams): ListView {
  return Object.fromEntries(knownValues(rules, (parameter) => params.getAll(parameter)))
}

/** Changes order or filters in an address. Its search stays, its list is as long as a new one. */
export function withView<Item>(
  rules: ListRules<Item>,
  params: URLSearchParams,
  change: ListView,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const parameter of viewParameters(rules)) next.delete(parameter)
  const view = knownValues(rules, (parameter) => change[parameter] ?? params.getAll(parameter))
  for (const [parameter, values] of view) {
    for (const value of values) next.append(parameter, value)
  }
  return next
}

/** Change that clears every filter. */
export function noFilters<Item>({ filters }: ListRules<Item>): ListView {
  return Object.fromEntries(filters.map(({ parameter }) => [parameter, []]))
}

/** Number of chosen filters. White space is none. */
export function chosenCount<Item>({ filters }: ListRules<Item>, view: ListView): number {
  const chosen = filters.flatMap(({ parameter }) => view[parameter] ?? [])
  return chosen.filter((value) => value.trim() !== '').length
}

/** Values of each parameter that its filter knows, as the filter orders them. The default order has no value. */
function knownValues<Item>(
  { orders, filters }: ListRules<Item>,
  valuesIn: (parameter: string) => readonly string[],
): [parameter: string, values: string[]][] {
  const fields = filters.map((filter) => ({
    parameter: filter.parameter,
    known: 'options' in filter ? filter.options : null,
  }))
  return [{ parameter: 'sort', known: orders.slice(1) }, ...fields].map(({ parameter, known }) => {
    const values = valuesIn(parameter).filter(Boolean)
    const inOrder = known?.map(({ value }) => value).filter((value) => values.includes(value))
    return [parameter, inOrder ?? values]
  })
}
