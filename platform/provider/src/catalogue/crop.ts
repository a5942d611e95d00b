/** Largest part of a picture with a ratio (width / height), centred on its focus, in percent, as far as it goes. */
export function cropAround(
  { width, height }: { width: number; height: number },
  ratio: number,
  [x, y]: readonly [number, number] = [50, 50],
) {
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  const start = (percent: number, of: number, taken: number) =>
    Math.round(Math.min(Math.max(0, (percent / 100) * of - taken / 2), of - taken))
  return { ...part, left: start(x, width, part.width), top: start(y, height, part.height) }
}
