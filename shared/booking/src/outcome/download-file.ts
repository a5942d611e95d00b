/** Hands `text` to the visitor as a file. */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has started by then; revoking at once would cancel it in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
