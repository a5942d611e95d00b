/** The message of a visitor whose search found no tours. */
export function searchMessage(destination: string): string {
  return destination
    ? `Hello! I'm looking for a tour in ${destination}. What do you recommend?`
    : "Hello! I'm looking for a tour. What do you recommend?"
}
