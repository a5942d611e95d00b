/** One line of the product made wrong on purpose, and the check that has to notice. */
export type Fault = {
  /** What the product promises and then breaks: "B1: the browser sanitises". */
  breaks: string
  /** The file, from the root of the repository. */
  file: string
  /** Text that is in it exactly once. */
  find: string
  /** The text in its place. */
  plant: string
  /** The test file that has to fail, from the root. */
  check: string
  /** Narrows the check to tests whose full name (`group > test`) contains it. */
  title?: string
}

type FaultRow = readonly [breaks: string, find: string, plant: string, title?: string]

/** Faults of one file under one check. */
export function faultsIn(file: string, check: string, rows: readonly FaultRow[]): Fault[] {
  return rows.map(([breaks, find, plant, title]) => ({
    breaks,
    file,
    find,
    plant,
    check,
    ...(title === undefined ? {} : { title }),
  }))
}

/** The file's text with the fault in it. Throws when what it replaces does not stand there exactly once. */
export function withFault(text: string, { file, find, plant }: Fault): string {
  const count = text.split(find).length - 1
  if (count !== 1) throw new Error(`${file} has ${count} times, not once: ${find}`)
  return text.replace(find, () => plant)
}
