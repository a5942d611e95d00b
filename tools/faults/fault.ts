/** One line of the product made wrong on purpose, and the check that has to notice. */
export type Fault = {
  /** The sentence that the product then breaks, with where it stands: "§5 Hotels: destination required". */
  breaks: string
  /** The file, from the root of the repository. */
  file: string
  /** Text that stands in it exactly once. */
  find: string
  /** What stands there instead. */
  plant: string
  /** The test file that has to fail, from the root; `title` narrows it to tests whose full name contains it. */
  check: string
  title?: string
}

/** A test file; with a title, those of its tests whose full name (`group > test`) contains it. */
export type Check = string | readonly [file: string, title: string]

/** Faults of one file under one check: `[sentence, find, plant]`, where a fourth part is the title of the row's own test. */
export function faultsIn(file: string, check: Check, rows: readonly FaultRow[]): Fault[] {
  const [checkFile, titleOfAll] = typeof check === 'string' ? [check] : check
  return rows.map(([breaks, find, plant, title = titleOfAll]) => ({
    breaks,
    file,
    find,
    plant,
    check: checkFile,
    ...(title === undefined ? {} : { title }),
  }))
}

export type FaultRow = readonly [breaks: string, find: string, plant: string, title?: string]

/** The file's text with the fault in it. Throws when what it replaces does not stand there exactly once. */
export function withFault(text: string, { file, find, plant }: Fault): string {
  const count = text.split(find).length - 1
  if (count !== 1) throw new Error(`${file} has ${count} times, not once: ${find}`)
  return text.replace(find, () => plant)
}
