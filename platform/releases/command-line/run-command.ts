/** Runs a command. What is refused, or cannot be had, is a sentence; a mistake of ours is its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    // What Node itself refuses, such as an option that there is not, has a code.
    const isOurs =
      (error instanceof TypeError && !('code' in error)) || error instanceof ReferenceError
    console.error(error instanceof Error && !isOurs ? error.message : error)
    process.exitCode = 1
  }
}
