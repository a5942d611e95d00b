/**
 * Runs an action once the next frame is painted: what asks for a layout or fetches code (the focus does both) must not keep
 * back what the visitor waits to see. Answers how to take it back; an effect returns it.
 */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
