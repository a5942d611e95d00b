/** WhatsApp text of a search that found no tours. */
export function searchMessage(destination: string): string {
  return destination
    ? `Hello! I'm looking for a tour in ${destination}. What do you recommend?`
    : "Hello! I'm looking for a tour. What do you recommend?"
}
